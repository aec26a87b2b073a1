/** Every width and theme that screens are looked at in; each is a project of its own. */
export const WIDTHS = [360, 768, 1280, 1536] as const
export const THEMES = ['light', 'dark'] as const

/** `npm run test:full`: everything in every combination. */
export const isLongRun = process.env.TEST_FULL === 'true'

export const projectOf = (width: number, theme: string) => `screens-${width}-${theme}`

/** The usual run looks at a phone and a desktop. */
const USUAL = [360, 1280].flatMap((width) => THEMES.map((theme) => `@${projectOf(width, theme)}`))

/**
 * In which projects of the usual run a screen is looked at: the ones that show most kinds of parts in every
 * one, the others in turn. The long run (`npm run test:full`) looks at every screen in all.
 */
export function usualProjects(place: number, everywhere = false): string[] {
  return USUAL.filter((_, turn) => everywhere || turn === place % USUAL.length)
}
