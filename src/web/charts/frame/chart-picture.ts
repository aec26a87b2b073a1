import fontAddress from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import type { ChartContent } from './chart-content.ts'
import { keySign } from './picture-key.ts'
import { pictureLayout, styleOf } from './picture-layout.ts'
import { fileNameOf, saveFile } from './save-file.ts'
import { element, standalone } from './standalone-svg.ts'

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
  const size = { width: plot.width.baseVal.value, height: plot.height.baseVal.value }
  const layout = pictureLayout(chart, size)
  const colours = getComputedStyle(document.documentElement)
  const colour = (token: string) => colours.getPropertyValue(token).trim()

  const drawing = standalone(plot)
  drawing.setAttribute('x', String(layout.plotAt.x))
  drawing.setAttribute('y', String(layout.plotAt.y))
  const picture = element('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    width: layout.width,
    height: layout.height,
    viewBox: `0 0 ${layout.width} ${layout.height}`,
    'font-family': `'${FONT}', system-ui, sans-serif`,
  })
  picture.append(
    await fontStyle(),
    element('rect', { width: layout.width, height: layout.height, fill: colour('--surface') }),
    drawing,
    ...layout.key.map((placed) => keySign(placed, colour)),
    ...layout.texts.map(({ text, style, x, y }) => {
      const { size: fontSize, weight, colour: token } = styleOf(style)
      const line = element('text', {
        x,
        y,
        'font-size': fontSize,
        'font-weight': weight,
        fill: colour(token),
      })
      line.textContent = text
      return line
    }),
  )
  return picture
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
