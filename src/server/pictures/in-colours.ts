import type { ImageMaterials, Theme } from '../social/image-materials.ts'

const TOKEN = /var\(--([\w-]+)\)/g

/** A drawing in the colours of a theme instead of their names, for programs that know no names. Throws for an unknown name. */
export function inColours(svg: string, theme: Theme, { tokens }: Pick<ImageMaterials, 'tokens'>): string {
  return svg.replaceAll(TOKEN, (_name, token: string) => {
    const value = tokens[theme].get(token)
    if (value === undefined) throw new Error(`The styles have no token '${token}'`)
    return value
  })
}
