import fontAddress from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import type { ChartContent } from './chart-content.ts'
import { keySign } from './picture-key.ts'
import { type PlacedText, pictureLayout, styleOf } from './picture-layout.ts'
import { fileNameOf, saveFile } from './save-file.ts'
import { element, inLightColours } from './standalone-svg.ts'

const FONT = 'Hanken Grotesk'
/** Pixels per unit in a PNG: sharp on paper too. */
const SHARPNESS = 2

/** Saves a chart as it is drawn, with everything its frame says; the source is part of it. */
export async function savePicture(
  chart: ChartContent,
  plot: SVGSVGElement,
  kind: 'svg' | 'png',
): Promise<void> {
  const picture = await pictureOf(chart, plot)
  const text = new XMLSerializer().serializeToString(picture)
  saveFile(fileNameOf(chart), kind, kind === 'svg' ? text : await rasterised(picture, text))
}

async function pictureOf(chart: ChartContent, plot: SVGSVGElement): Promise<SVGSVGElement> {
  const font = await fontStyle()
  const layout = pictureLayout(chart, { width: plot.width.baseVal.value, height: plot.height.baseVal.value })
  const { width, height, plotAt, key, texts } = layout
  const picture = element('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': `'${FONT}', system-ui, sans-serif`,
  })
  inLightColours(plot, (drawing, colour) => {
    drawing.setAttribute('x', String(plotAt.x))
    drawing.setAttribute('y', String(plotAt.y))
    picture.append(
      font,
      element('rect', { width, height, fill: colour('--surface') }),
      drawing,
      ...key.map((placed) => keySign(placed, colour)),
      ...texts.map((placed) => textLine(placed, colour)),
    )
  })
  return picture
}

function textLine({ text, style, x, y }: PlacedText, colour: (token: string) => string): SVGElement {
  const { size, weight, colour: token } = styleOf(style)
  const line = element('text', { x, y, 'font-size': size, 'font-weight': weight, fill: colour(token) })
  line.textContent = text
  return line
}

/** The portal's face inside the file, so that it looks the same everywhere; without it a system face stands in. */
async function fontStyle(): Promise<SVGElement> {
  const style = element('style', {})
  const answer = await fetch(fontAddress)
  if (answer.ok) {
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    style.textContent = `@font-face{font-family:'${FONT}';font-weight:100 900;src:url(data:font/woff2;base64,${base64}) format('woff2')}`
  }
  return style
}

async function rasterised(picture: SVGSVGElement, text: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml;charset=utf-8' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.width.baseVal.value * SHARPNESS
    canvas.height = picture.height.baseVal.value * SHARPNESS
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn')))),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
