import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/* The fonts of a first visit, cut to the letters and weights that the screens use: 93 kB instead of 314;
   and those of the images that the portal draws itself, which know no weights but their own. */

const require = createRequire(import.meta.url)
const FOLDER = fileURLToPath(new URL('../.build/fonts', import.meta.url))

/** Latin with the accents of the four languages, and the signs of a table and a text. */
const LATIN = `${charactersFrom(0x20, 0x7e)}${charactersFrom(0xa0, 0xff)}ıŒœ‐‑‒–—―‘’‚“”„†‡•…‰′″‹›⁄€™←↑→↓−∕≤≥`
/** What scientific names and the seas on the map are written in. */
const NAMES = `${charactersFrom(0x41, 0x5a)}${charactersFrom(0x61, 0x7a)} .,-()×ÁÐÉÍÓÚÝÞÆÖØÅáðéíóúýþæöøå`

const HANKEN = require.resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
)
const NEWSREADER = require.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2')
const NEWSREADER_ITALIC = require.resolve(
  '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
)

interface Cut {
  /** Its extension is the format: woff2 for browsers, ttf for what the server draws. */
  file: string
  from: string
  characters: string
  /** What is left of an axis: a range, or the one value it is fixed to. */
  axes: Record<string, number | { min: number; max: number }>
}

const OF_SCREENS: Cut[] = [
  {
    file: 'hanken-grotesk.woff2',
    from: HANKEN,
    characters: LATIN,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    file: 'newsreader.woff2',
    from: NEWSREADER,
    characters: LATIN,
    axes: { wght: 400, opsz: { min: 16, max: 60 } },
  },
  {
    file: 'newsreader-italic.woff2',
    from: NEWSREADER_ITALIC,
    characters: NAMES,
    axes: { wght: 400, opsz: { min: 14, max: 48 } },
  },
]

const OF_IMAGES: Cut[] = [
  { file: 'serif.ttf', from: NEWSREADER, characters: LATIN, axes: { wght: 400, opsz: 48 } },
  {
    file: 'serif-italic.ttf',
    from: NEWSREADER_ITALIC,
    characters: LATIN,
    axes: { wght: 380, opsz: 60 },
  },
  { file: 'sans.ttf', from: HANKEN, characters: LATIN, axes: { wght: 450 } },
  { file: 'sans-bold.ttf', from: HANKEN, characters: LATIN, axes: { wght: 650 } },
]

/** Writes the cut fonts where `fonts.css` finds them. They stay until the packages or the cuts change. */
export function cutFonts(): Plugin {
  return {
    name: 'cut-fonts',
    async buildStart() {
      await cutAll(OF_SCREENS)
    },
  }
}

/** The fonts of drawn images, cut; where they are. */
export const cutFontsOfImages = (): Promise<string[]> => cutAll(OF_IMAGES)

async function cutAll(cuts: readonly Cut[]): Promise<string[]> {
  await mkdir(FOLDER, { recursive: true })
  return Promise.all(cuts.map(cut))
}

async function cut({ file, from, characters, axes }: Cut): Promise<string> {
  const whole = await readFile(from)
  const recipe = JSON.stringify({ bytes: whole.length, characters, axes })
  const [font, note] = [join(FOLDER, file), join(FOLDER, `${file}.json`)]
  if (existsSync(font) && existsSync(note) && (await readFile(note, 'utf8')) === recipe) return font
  const targetFormat = file.endsWith('.ttf') ? 'truetype' : 'woff2'
  await writeFile(font, await subsetFont(whole, characters, { targetFormat, variationAxes: axes }))
  await writeFile(note, recipe)
  return font
}

function charactersFrom(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, offset) => first + offset))
}
