import fontAddress from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ChartContent } from './chart-content.ts'
import { FONT, Picture } from './picture.tsx'
import { type PictureLayout, pictureLayout } from './picture-layout.ts'
import { fileNameOf, saveFile } from './save-file.ts'

/** Pixels per unit in a PNG: sharp on paper too. */
const SHARPNESS = 2

/** Saves a chart as it is drawn, with the texts of its frame and its source. */
export async function savePicture(
  chart: ChartContent,
  plot: SVGSVGElement,
  kind: 'svg' | 'png',
): Promise<void> {
  const face = await fontFace()
  const layout = pictureLayout(chart, { width: plot.width.baseVal.value, height: plot.height.baseVal.value })
  const text = standaloneSvg(<Picture label={chart.title} layout={layout} />, plot, {
    ...layout.plotAt,
    style: face,
  })
  saveFile(fileNameOf(chart), kind, kind === 'svg' ? text : await rasterised(layout, text))
}

/** The portal's font inside the file, so that it looks the same everywhere; without it a system font is used. */
async function fontFace(): Promise<string> {
  const answer = await fetch(fontAddress)
  if (!answer.ok) return ''
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `@font-face{font-family:'${FONT}';font-weight:100 900;src:url(data:font/woff2;base64,${base64}) format('woff2')}`
}

async function rasterised({ width, height }: PictureLayout, text: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml;charset=utf-8' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * SHARPNESS
    canvas.height = height * SHARPNESS
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn')))),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The styles that a drawing takes from the page. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
  'width',
] as const

/**
 * A picture with a copy of a drawing in it, as the text of a file that needs no style sheet. It is in the light colours,
 * whatever theme the reader has chosen: a file is for paper and for other people.
 */
function standaloneSvg(
  picture: ReactNode,
  drawing: SVGSVGElement,
  { x, y, style }: { x: number; y: number; style: string },
): string {
  const light = document.createElement('div')
  light.dataset.theme = 'light'
  light.className = 'sr-only'
  document.body.append(light)
  const root = createRoot(light)
  try {
    flushSync(() => root.render(picture))
    const svg = light.querySelector('svg') as SVGSVGElement
    const copy = drawing.cloneNode(true) as SVGSVGElement
    copy.setAttribute('x', String(x))
    copy.setAttribute('y', String(y))
    svg.append(copy)
    inlineStyles(svg)
    // A style element on the page would be refused by its content security policy.
    light.remove()
    const sheet = document.createElementNS(svg.namespaceURI, 'style')
    sheet.textContent = style
    svg.prepend(sheet)
    return new XMLSerializer().serializeToString(svg)
  } finally {
    light.remove()
    root.unmount()
  }
}

/** Copies the computed style of each part into its attributes; all texts are in the one font of the file. */
function inlineStyles(drawing: SVGSVGElement): void {
  const parts = [...drawing.querySelectorAll<SVGElement>('*')]
  const styles = parts.map((part) => {
    const style = getComputedStyle(part)
    return STYLES.map((property) => [property, style.getPropertyValue(property)] as const)
  })
  parts.forEach((part, index) => {
    part.removeAttribute('class')
    part.removeAttribute('style')
    for (const [property, value] of styles[index] ?? []) {
      if (property !== 'width' || part.tagName === 'rect') part.setAttribute(property, value)
    }
  })
}
