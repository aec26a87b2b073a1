import { expect, test } from 'vitest'
import { icelandicIntl } from './icelandic-intl.ts'
import { icelandicWords } from './icelandic-words.ts'

/*
 * Node knows Icelandic, so what browsers without it are taught is held to what Node says.
 */

const taught = icelandicIntl(icelandicWords())

const NUMBERS = [0, 0.1, 1, 999, 1234.5, -1234.5, 464_042, 1_234_567, 12_345_678, 1.2e9]

test.each([
  {},
  { maximumFractionDigits: 0 },
  { minimumFractionDigits: 1 },
  { notation: 'compact', maximumFractionDigits: 1 },
  { style: 'unit', unit: 'megabyte', unitDisplay: 'short' },
] as Intl.NumberFormatOptions[])('numbers with %o', (options) => {
  const { format } = taught.numberFormat(options)
  expect(NUMBERS.map(format)).toEqual(NUMBERS.map(new Intl.NumberFormat('is', options).format))
})

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 12, 6, 58)))

test.each([
  { dateStyle: 'medium' },
  { dateStyle: 'long' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { timeStyle: 'medium' },
] as Intl.DateTimeFormatOptions[])('days with %o', (options) => {
  const inUtc = { ...options, timeZone: 'UTC' }
  const { format } = taught.dateTimeFormat(inUtc)
  expect(MONTHS.map(format)).toEqual(MONTHS.map(new Intl.DateTimeFormat('is', inUtc).format))
})

test.each([
  { type: 'region', codes: ['GL', 'FO', 'US', 'XK', 'QQ'], fallback: 'none' },
  { type: 'region', codes: ['IS', 'QQ'] },
  { type: 'language', codes: ['is', 'se', 'en', 'iu', 'qq'] },
] as (Intl.DisplayNamesOptions & { codes: string[] })[])(
  'names by $type of $codes',
  ({ codes, ...options }) => {
    const names = new Intl.DisplayNames('is', options)
    expect(codes.map(taught.displayNames(options).of)).toEqual(codes.map((code) => names.of(code)))
  },
)

test.each([[['þorskur']], [['refur', 'hrafn']], [['refur', 'hrafn', 'ugla']]])('the list of %o', (words) => {
  expect(taught.listFormat({ type: 'conjunction' }).format(words)).toBe(
    new Intl.ListFormat('is', { type: 'conjunction' }).format(words),
  )
})

test.each(['second', 'minute', 'hour', 'day', 'month', 'year'] as const)('how many %ss ago', (unit) => {
  for (const numeric of ['auto', 'always'] as const) {
    const known = new Intl.RelativeTimeFormat('is', { numeric })
    for (const value of [-1, -2, -3, -11, -21, -45])
      expect(taught.relativeTimeFormat({ numeric }).format(value, unit)).toBe(known.format(value, unit))
  }
})

test('the order of the alphabet', () => {
  const words = [
    'Öland',
    'z',
    'Þýskaland',
    'ab',
    'áa',
    'Ábær',
    'a',
    'Albanía',
    'Ástralía',
    'Ab c',
    'æð',
    'ytri',
    'ýsa',
    'úr',
    'ur',
    'Abc',
    'uml c',
    'uml',
    'CITES 2',
    'CITES 1',
  ]
  expect(words.toSorted(taught.collator().compare)).toEqual(words.toSorted(new Intl.Collator('is').compare))
})
