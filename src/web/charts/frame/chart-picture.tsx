import fontAddress from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import type { ChartContent } from './chart-content.ts'
import { KeySign } from './chart-key.tsx'
import { type PictureLayout, pictureLayout, TEXT_STYLES } from './picture-layout.ts'
import { fileNameOf, saveFile } from './save-file.ts'
import { standaloneSvg } from './standalone-svg.ts'

const FONT = 'Hanken Grotesk'
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
  const text = standaloneSvg(<ChartPicture label={chart.title} layout={layout} />, plot, {
    ...layout.plotAt,
    style: face,
  })
  saveFile(fileNameOf(chart), kind, kind === 'svg' ? text : await rasterised(layout, text))
}

/** Ground, key and texts of the picture; the current drawing is added to it. */
function ChartPicture({ label, layout }: { label: string; layout: PictureLayout }) {
  const { width, height, key, texts } = layout
  return (
    <svg
      role="img"
      aria-label={label}
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={`'${FONT}', system-ui, sans-serif`}
    >
      <rect width={width} height={height} fill="var(--surface)" />
      {key.map(({ entry, x, y }) => (
        <g key={entry.label} transform={`translate(${x} ${y})`}>
          <g transform="translate(0 -10)">
            <KeySign entry={entry} />
          </g>
          <text x={entry.marker || entry.dashed ? 30 : 18} fontSize={12} fill="var(--ink)">
            {entry.label}
          </text>
        </g>
      ))}
      {texts.map(({ text, style, x, y }) => {
        const { size, weight, colour } = TEXT_STYLES[style]
        return (
          <text key={y} x={x} y={y} fontSize={size} fontWeight={weight} fill={`var(${colour})`}>
            {text}
          </text>
        )
      })}
    </svg>
  )
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
