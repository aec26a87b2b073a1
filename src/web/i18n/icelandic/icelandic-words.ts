const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
const UNITS = ['second', 'minute', 'hour', 'day', 'month', 'year'] as const

/**
 * What Node's Intl knows of Icelandic, for browsers whose Intl knows nothing of it. Numbers, days and lists are
 * grouped and ordered as in Danish; so `months` and `compact` lead from Danish words to Icelandic ones, 'dec.' to
 * 'des.', 'mio.' to 'm.'. `ago` tells by unit how long ago: `near` for none, one and two, `one` with 21, `other` with 22.
 */
export function icelandicWords() {
  return {
    months: { ...danishToIcelandic(months('short')), ...danishToIcelandic(months('long')) },
    compact: danishToIcelandic(([1e3, 1e6, 1e9] as const).map((size) => (locale) => compact(locale, size))),
    regions: named('region', PAIRS),
    languages: named(
      'language',
      PAIRS.map((pair) => pair.toLowerCase()),
    ),
    ago: Object.fromEntries(UNITS.map((unit) => [unit, ago(unit)])),
  }
}

type In = (locale: 'da' | 'is') => string

const danishToIcelandic = (words: readonly In[]) =>
  Object.fromEntries(words.map((word) => [word('da'), word('is')]))

function months(month: 'short' | 'long'): In[] {
  return Array.from({ length: 12 }, (_, index) => (locale) => {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' })
    return partOf(format.formatToParts(Date.UTC(2026, index, 1)), 'month')
  })
}

const compact = (locale: string, size: number) =>
  partOf(new Intl.NumberFormat(locale, { notation: 'compact' }).formatToParts(size), 'compact')

const partOf = (parts: readonly { type: string; value: string }[], type: string) =>
  parts.find((part) => part.type === type)?.value ?? ''

function named(type: 'region' | 'language', codes: readonly string[]): Record<string, string> {
  const names = new Intl.DisplayNames('is', { type, fallback: 'none' })
  const known = codes.flatMap((code) => {
    const name = names.of(code)
    return name === undefined ? [] : [[code, name]]
  })
  return Object.fromEntries(known)
}

function ago(unit: (typeof UNITS)[number]) {
  const relative = new Intl.RelativeTimeFormat('is', { numeric: 'auto' })
  const far = new Intl.RelativeTimeFormat('is')
  return {
    relative: [0, -1, -2].map((value) => relative.format(value, unit)),
    one: far.format(-21, unit),
    other: far.format(-22, unit),
  }
}

export type IcelandicWords = ReturnType<typeof icelandicWords>
