import { CHECKED_THEMES, CHECKED_WIDTHS } from '#domain/portal/accessibility-checks.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#domain/portal/languages.ts'
import { isLongRun } from './long-run.ts'

/** How a screen is looked at: in which language, how wide, and on which ground. */
export interface Look {
  language: Language
  width: number
  theme: (typeof CHECKED_THEMES)[number]
}

/** A tablet and a large desktop: the long run looks at them too, in one language. */
const OTHER_WIDTHS = [768, 1536]

const NOT_ENGLISH = LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE)

/** Every language in every width and theme that counts, and the other widths. */
const ALL_LOOKS: readonly Look[] = [
  ...LANGUAGES.flatMap((language) => looksIn(language, CHECKED_WIDTHS)),
  ...looksIn(FALLBACK_LANGUAGE, OTHER_WIDTHS),
]

/**
 * The looks that a screen gets in the usual run, by its place in its list. One is enough for most, and is in
 * another language than English, which every journey is in and where words without a translation hide. The
 * screens that show most kinds of parts get four: every language once, each theme and each width twice.
 */
function usualLooks(place: number, everywhere: boolean): Look[] {
  const languages = everywhere ? LANGUAGES : [NOT_ENGLISH[place % NOT_ENGLISH.length] ?? FALLBACK_LANGUAGE]
  return languages.map((language, turn) => ({
    language,
    theme: CHECKED_THEMES[(place + turn) % CHECKED_THEMES.length] ?? 'light',
    width: CHECKED_WIDTHS[Math.floor((place + turn) / 2) % CHECKED_WIDTHS.length] ?? CHECKED_WIDTHS[0],
  }))
}

/** The looks that a screen gets in this run: all of them in the long run. */
export function looksAt(place: number, everywhere = false, isLong = isLongRun): readonly Look[] {
  return isLong ? ALL_LOOKS : usualLooks(place, everywhere)
}

/** The first look at a screen and the one in both the other theme and the other width: all that axe judges by. */
export const isForAxe = (look: Look, [first = look]: readonly Look[]): boolean =>
  look === first || (look.theme !== first.theme && look.width !== first.width)

function looksIn(language: Language, widths: readonly number[]): Look[] {
  return widths.flatMap((width) => CHECKED_THEMES.map((theme) => ({ language, width, theme })))
}
