import { expect, test } from 'vitest'
import { CHECKED_THEMES, CHECKED_WIDTHS } from '#domain/portal/accessibility-checks.ts'
import { LANGUAGES } from '#domain/portal/languages.ts'
import { isForAxe, type Look, looksAt } from './screen-matrix.ts'

const inWords = ({ language, theme, width }: Look) => `${language} ${theme} ${width}`
const usual = (place: number, everywhere = false) => looksAt(place, everywhere, false)

test('a screen looked at everywhere is seen in each language, and as often in each theme and width', () => {
  for (const place of [0, 1, 2, 3]) {
    const looks = usual(place, true)
    expect(looks.map(({ language }) => language)).toEqual(LANGUAGES)
    for (const theme of CHECKED_THEMES) expect(looks.filter((look) => look.theme === theme)).toHaveLength(2)
    for (const width of CHECKED_WIDTHS) expect(looks.filter((look) => look.width === width)).toHaveLength(2)
  }
})

test('four screens in a row looked at everywhere see each language in each theme and width', () => {
  const told = [0, 1, 2, 3].flatMap((place) => usual(place, true).map(inWords))
  expect(new Set(told).size).toBe(LANGUAGES.length * CHECKED_THEMES.length * CHECKED_WIDTHS.length)
})

test('every other screen is looked at once, in another language than English', () => {
  for (const place of Array.from({ length: 12 }, (_, place) => place)) {
    const languages = usual(place).map(({ language }) => language)
    expect(languages).toHaveLength(1)
    expect(languages).not.toContain('en')
  }
})

test('in the long run every screen is seen in each language, theme and width', () => {
  const told = new Set(looksAt(0, false, true).map(inWords))
  for (const language of LANGUAGES)
    for (const theme of CHECKED_THEMES)
      for (const width of CHECKED_WIDTHS) expect(told).toContain(inWords({ language, theme, width }))
})

test('of the looks at one screen axe judges two, which differ in theme and width', () => {
  for (const place of [0, 1, 2, 3]) {
    const looks = usual(place, true)
    const judged = looks.filter((look) => isForAxe(look, looks))
    expect(judged).toHaveLength(2)
    expect(new Set(judged.map(({ theme }) => theme))).toEqual(new Set(CHECKED_THEMES))
    expect(new Set(judged.map(({ width }) => width))).toEqual(new Set(CHECKED_WIDTHS))
  }
})

test('axe judges the only look at a screen', () => {
  const looks = usual(5)
  expect(looks.map((look) => isForAxe(look, looks))).toEqual([true])
})
