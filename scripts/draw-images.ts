import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { drawPng } from '../src/server/social/draw-png.ts'
import { type ImageMaterials, readImageMaterials } from '../src/server/social/image-materials.ts'
import { mark } from '../src/server/social/sheet.ts'
import { siteImage } from '../src/server/social/site-image.ts'
import { element } from '../src/server/social/svg.ts'
import { cutFontsOfImages } from './cut-fonts.ts'

/** The mark in a square of 28, as it is in the header. */
const MARK = 28

interface Icon {
  file: string
  size: number
  /** How much of the square the mark takes. Launchers may cut a maskable icon to the middle four fifths. */
  share: number
  /** Corners of the ground, of the square's width; without a ground the icon is the bare mark. */
  corners?: number
}

const ICONS: readonly Icon[] = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.7, corners: 0 },
  { file: 'icons/192.png', size: 192, share: 0.7, corners: 0.18 },
  { file: 'icons/512.png', size: 512, share: 0.7, corners: 0.18 },
  { file: 'icons/maskable-512.png', size: 512, share: 0.56, corners: 0 },
]
const FAVICON: Icon = { file: 'favicon.ico', size: 48, share: 1 }

/**
 * Draws the image for social networks and the icons into the built web, and copies the fonts with which the server draws
 * the images of species.
 */
export async function drawImages(dist: string): Promise<void> {
  await Promise.all(['image-fonts', 'icons'].map((folder) => mkdir(join(dist, folder), { recursive: true })))
  for (const font of await cutFontsOfImages()) await copyFile(font, join(dist, 'image-fonts', basename(font)))

  const materials = await readImageMaterials(dist)
  const { portal, pages } = JSON.parse(await readFile(join(dist, 'locales/en/common.json'), 'utf8'))
  const texts = { ...pages.home, portal: portal.name }
  await writeFile(join(dist, 'social.png'), await drawPng(siteImage(texts, materials), materials))
  for (const icon of ICONS) await writeFile(join(dist, icon.file), await drawIcon(icon, materials))
  await writeFile(join(dist, FAVICON.file), asIco(await drawIcon(FAVICON, materials), FAVICON.size))
}

/** The mark alone, or in white on the accent. */
function drawIcon({ size, share, corners }: Icon, materials: ImageMaterials): Promise<Buffer> {
  const { colour } = materials
  const edge = (size * (1 - share)) / 2
  const placed = `translate(${edge} ${edge}) scale(${(size * share) / MARK})`
  const ground =
    corners === undefined
      ? ''
      : element('rect', { width: size, height: size, rx: size * corners, fill: colour('accent') })
  const ink = colour(corners === undefined ? 'accent' : 'on-accent')
  return drawPng(
    element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size },
      ground + element('g', { transform: placed }, mark(ink)),
    ),
    materials,
  )
}

/** A PNG as the only image of an .ico file, for /favicon.ico. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
