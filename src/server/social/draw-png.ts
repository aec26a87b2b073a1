import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js'
import type { ImageMaterials } from './image-materials.ts'
import { element, type TextLook, text } from './svg.ts'

type Fonts = Pick<ImageMaterials, 'fontFiles'>

const onlyThese = ({ fontFiles }: Fonts): ResvgRenderOptions => ({
  font: { loadSystemFonts: false, fontFiles: [...fontFiles] },
})

/** An SVG as PNG with so many pixels for each of its own, drawn beside the event loop. */
export async function drawPng(svg: string, fonts: Fonts, sharpness = 1): Promise<Buffer> {
  const image = await renderAsync(svg, { ...onlyThese(fonts), fitTo: { mode: 'zoom', value: sharpness } })
  return image.asPng()
}

/** How wide a line of text comes out, in pixels. */
export function widthOf(words: string, look: TextLook, fonts: Fonts): number {
  const line = text(0, 0, words, look)
  const svg = element('svg', { xmlns: 'http://www.w3.org/2000/svg', width: 1, height: 1 }, line)
  return new Resvg(svg, onlyThese(fonts)).getBBox()?.width ?? 0
}

/** The same look, smaller where the words would not fit into so many pixels. */
export function fitted(words: string, look: TextLook, room: number, fonts: Fonts): TextLook {
  const shrink = Math.min(1, room / widthOf(words, look, fonts))
  return { ...look, size: look.size * shrink, spacing: look.spacing && look.spacing * shrink }
}
