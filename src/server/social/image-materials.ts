import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** What images are drawn with: the colours, drawings and fonts of the built web. */
export interface ImageMaterials {
  /** The value of a design token in the light theme, e.g. of 'ink-2'. Throws for a token that there is not. */
  colour: (token: string) => string
  /** The values of all design tokens in each theme, by name. */
  tokens: Readonly<Record<Theme, ReadonlyMap<string, string>>>
  /** SVG symbols by their ids, for <use>. */
  symbols: string
  /** The drawing of each species that has one of its own, by its name, as SVG. */
  speciesDrawings: ReadonlyMap<string, string>
  fontFiles: readonly string[]
}

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const FONTS = 'image-fonts'
const DARK = /\[data-theme="?dark"?\]\s*\{([^}]*)\}/
/** Variables mean nothing outside of browsers. */
const TONE = 'var(--drawing-tone, currentColor)'
const TOKEN = /--([\w-]+):([^;}]+)/g

/** Reads them from the folder of the built web; throws when it has not been built. */
export async function readImageMaterials(folder: string): Promise<ImageMaterials> {
  const [styles = ''] = globSync('assets/style-*.css', { cwd: folder })
  const css = await readFile(join(folder, styles), 'utf8')
  const light = new Map<string, string>()
  // The light theme comes first; what the dark one says of the same token is passed over.
  for (const [, name = '', value = ''] of css.matchAll(TOKEN)) if (!light.has(name)) light.set(name, value)
  const dark = new Map(light)
  for (const [, name = '', value = ''] of darkBlock(css).matchAll(TOKEN)) dark.set(name, value)

  const colour = (token: string) => {
    const value = light.get(token)
    if (value === undefined) throw new Error(`The styles have no token '${token}'`)
    return value
  }
  const files = globSync('assets/{drawings,polar-map}-*.svg', { cwd: folder })
  const drawings = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return {
    colour,
    tokens: { light, dark },
    symbols: drawings.map((drawing) => symbolsOf(drawing, colour)).join(''),
    speciesDrawings: await readSpeciesDrawings(folder),
    fontFiles: globSync(`${FONTS}/*.ttf`, { cwd: folder }).map((file) => join(folder, file)),
  }
}

async function readSpeciesDrawings(folder: string): Promise<Map<string, string>> {
  const read = globSync('drawings/*.svg', { cwd: folder }).map(async (file) => {
    const drawing = await readFile(join(folder, file), 'utf8')
    return [basename(file, '.svg'), drawing.replaceAll(TONE, 'currentColor')] as const
  })
  return new Map(await Promise.all(read))
}

/** What the dark theme says of tokens. Throws where the styles have no dark theme. */
function darkBlock(css: string): string {
  const [, block] = DARK.exec(css) ?? []
  if (block === undefined) throw new Error('The styles have no dark theme')
  return block
}

/** The symbols of a drawing, in colours instead of names of colours. */
function symbolsOf(drawing: string, colour: ImageMaterials['colour']): string {
  const symbols = drawing.match(/<symbol[\s\S]*<\/symbol>/)?.[0] ?? ''
  return symbols.replaceAll(/var\(--([\w-]+)\)/g, (_name, token) => colour(token))
}
