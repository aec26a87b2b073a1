import fontAddress from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import type { ChartContent } from './chart-content.ts'
import { FONT, Picture } from './picture.tsx'
import { type PictureLayout, pictureLayout } from './picture-layout.ts'
import { fileNameOf, saveFile } from './save-file.ts'
import { standaloneSvg } from './standalone-svg.ts'

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
