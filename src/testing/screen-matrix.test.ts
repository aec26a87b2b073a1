import { expect, test } from 'vitest'
import { CHECKED_THEMES, CHECKED_WIDTHS } from '#domain/portal/accessibility-checks.ts'
import { LANGUAGES } from '#domain/portal/languages.ts'
import { type Look, looksAt } from './screen-matrix.ts'

const inWords = ({ language, theme, width }: Look) => `${language} ${theme} ${width}`
const combinations = (languages: readonly string[]) =>
  languages.flatMap((language) =>
    CHECKED_THEMES.flatMap((theme) => CHECKED_WIDTHS.map((width) => `${language} ${theme} ${width}`)),
  )

test('in the usual run a screen is looked at once, and twelve in a row see every other language in each theme and width', () => {
  const looks = Array.from({ length: 12 }, (_, place) => looksAt(place, false).map(inWords))
  for (const looksAtOne of looks) expect(looksAtOne).toHaveLength(1)
  expect(looks.flat().sort()).toEqual(combinations(LANGUAGES.filter((language) => language !== 'en')).sort())
})

test('in the long run every screen is seen in each language, theme and width', () => {
  expect(looksAt(0, true).map(inWords)).toEqual(expect.arrayContaining(combinations(LANGUAGES)))
})
