import { ARCTIC_COAST } from './arctic-coast.ts'

/** The outline of a country, in units of which the map has 1000 from the pole to its edge; '' has no code. */
interface Outline {
  code: string
  path: string
}

let outlines: readonly Outline[] | undefined

/** The outlines of all countries north of 45°. */
export function arcticOutlines(): readonly Outline[] {
  outlines ??= ARCTIC_COAST.trim()
    .split('\n')
    .map((line) => {
      const space = line.indexOf(' ')
      return { code: line.slice(0, space), path: line.slice(space + 1) }
    })
  return outlines
}
