/** The problems of a translation compared with the English texts; both by key, e.g. `trade:byYear.title`. */
export function parityFindings(
  language: string,
  english: ReadonlyMap<string, string>,
  translated: ReadonlyMap<string, string>,
  sameAsEnglish: readonly string[],
): string[] {
  const missing = [...english.keys()].filter((key) => !translated.has(key))
  const unknown = [...translated.keys()].filter((key) => !english.has(key))
  const shared = [...translated].flatMap(([key, value]) => {
    const original = english.get(key)
    return original === undefined ? [] : [{ key, value, original }]
  })
  const finding = (key: string, what: string) => `${language}/${key} ${what}`
  return [
    ...missing.map((key) => finding(key, 'is missing')),
    ...unknown.map((key) => finding(key, 'has no English')),
    ...shared.flatMap(({ key, value, original }) => {
      if (value.trim() === '') return [finding(key, 'is empty')]
      if (placeholdersOf(value) !== placeholdersOf(original))
        return [finding(key, 'has other placeholders than the English')]
      if (value === original && hasWords(value) && !sameAsEnglish.includes(value))
        return [finding(key, `is English: '${value}'`)]
      return []
    }),
  ]
}

const PLACEHOLDER = /\{\{[^}]+\}\}|<\/?\w+ ?\/?>|\$t\([^)]*\)/g

const placeholdersOf = (value: string) => [...new Set(value.match(PLACEHOLDER))].toSorted().join(' ')

/** Codes and figures are the same in every language. */
const hasWords = (value: string) => /\p{Ll}{3}/u.test(value.replaceAll(PLACEHOLDER, ''))
