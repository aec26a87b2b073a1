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

/** In another language than English, which every journey is in and where words without a translation hide. */
function usualLook(place: number): Look {
  return {
    language: NOT_ENGLISH[place % NOT_ENGLISH.length] ?? FALLBACK_LANGUAGE,
    theme: CHECKED_THEMES[place % CHECKED_THEMES.length] ?? 'light',
    width: CHECKED_WIDTHS[Math.floor(place / 2) % CHECKED_WIDTHS.length] ?? CHECKED_WIDTHS[0],
  }
}

/** The looks that a screen gets in this run, by its place in its list: all in the long run, one by turns in the usual one. */
export const looksAt = (place: number, isLong = isLongRun): readonly Look[] =>
  isLong ? ALL_LOOKS : [usualLook(place)]

function looksIn(language: Language, widths: readonly number[]): Look[] {
  return widths.flatMap((width) => CHECKED_THEMES.map((theme) => ({ language, width, theme })))
}
