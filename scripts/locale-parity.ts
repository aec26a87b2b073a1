/** What a translation may lack or do wrong beside the English words; both by key, e.g. `trade:byYear.title`. */
export function parityFindings(
  language: string,
  english: ReadonlyMap<string, string>,
  translated: ReadonlyMap<string, string>,
  alike: readonly string[],
): string[] {
  const missing = [...english.keys()].filter((key) => !translated.has(key))
  const unknown = [...translated.keys()].filter((key) => !english.has(key))
  const shared = [...translated].flatMap(([key, value]) => {
    const original = english.get(key)
    return original === undefined ? [] : [{ key, value, original }]
  })
  const says = (key: string, what: string) => `${language}/${key} ${what}`
  return [
    ...missing.map((key) => says(key, 'is missing')),
    ...unknown.map((key) => says(key, 'has no English')),
    ...shared.flatMap(({ key, value, original }) => {
      if (value.trim() === '') return [says(key, 'is empty')]
      if (placeholdersOf(value) !== placeholdersOf(original))
        return [says(key, 'has other placeholders than the English')]
      if (value === original && hasWords(value) && !alike.includes(value))
        return [says(key, `is English: '${value}'`)]
      return []
    }),
  ]
}

const PLACEHOLDER = /\{\{[^}]+\}\}|<\/?\w+ ?\/?>|\$t\([^)]*\)/g

const placeholdersOf = (value: string) => [...new Set(value.match(PLACEHOLDER))].toSorted().join(' ')

/** Codes, figures and signs are the same everywhere. */
const hasWords = (value: string) => /\p{Ll}{3}/u.test(value.replaceAll(PLACEHOLDER, ''))
