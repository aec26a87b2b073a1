import type { ValueRecords } from '../trade-view.ts'
import { count, FEWEST_FOR_SHARE, type Said, type Sentence, sentences, share } from './sentence.ts'

type Column = 'terms' | 'purposes' | 'sources'

const AS = { terms: 'term', purposes: 'purpose', sources: 'source' } as const

/** What the chart of terms shows. */
export function termsInWords(terms: readonly ValueRecords[]): Sentence[] {
  const [only, ...others] = terms
  if (only !== undefined && others.length === 0) {
    return [{ key: 'terms.only', count: only.records, values: { value: said('terms', only.value) } }]
  }
  return sentences(firstValue('terms', terms), nextValues('terms', terms))
}

/** What the chart of purposes shows. */
export function purposesInWords(purposes: readonly ValueRecords[]): Sentence[] {
  return codesInWords('purposes', purposes)
}

/** What the chart of sources shows. */
export function sourcesInWords(sources: readonly ValueRecords[]): Sentence[] {
  return codesInWords('sources', sources)
}

function codesInWords(column: 'purposes' | 'sources', values: readonly ValueRecords[]): Sentence[] {
  return sentences(firstValue(column, values), nextValues(column, values), withoutValue(column, values))
}

const allOf = (values: readonly ValueRecords[]) => values.reduce((sum, { records }) => sum + records, 0)
const stated = (values: readonly ValueRecords[]) => values.filter(({ value }) => value !== null)
const said = (column: Column, value: string | null): Said => ({ as: AS[column], value })

/**
 * The most frequent value that is given, with its share of all records; nothing where another has as many, or of a single
 * record. */
export function firstValue(column: Column, values: readonly ValueRecords[]): Sentence | undefined {
  const [first, second] = stated(values)
  if (first === undefined || first.records === second?.records) return undefined
  const all = allOf(values)
  if (all === 1) return undefined
  const named = { value: said(column, first.value), values: count(stated(values).length) }
  return all >= FEWEST_FOR_SHARE
    ? { key: `${column}.first`, values: { ...named, share: share(first.records, all) } }
    : {
        key: `${column}.ofFew`,
        count: all,
        values: { ...named, part: count(first.records), records: count(all) },
      }
}

/** The second value, and the third where there is one. */
export function nextValues(column: Column, values: readonly ValueRecords[]): Sentence | undefined {
  const [first, second, third] = stated(values)
  const all = allOf(values)
  if (second === undefined || first?.records === second.records || all < FEWEST_FOR_SHARE) return undefined
  const ofSecond = { second: said(column, second.value), share: share(second.records, all) }
  return third === undefined
    ? { key: `${column}.second`, values: ofSecond }
    : {
        key: `${column}.others`,
        values: {
          ...ofSecond,
          third: said(column, third.value),
          thirdShare: share(third.records, all),
        },
      }
}

/** How many records give no value. */
export function withoutValue(
  column: 'purposes' | 'sources',
  values: readonly ValueRecords[],
): Sentence | undefined {
  const blank = values.find(({ value }) => value === null)?.records ?? 0
  return blank === 0 ? undefined : { key: `${column}.none`, count: blank, values: { records: count(blank) } }
}
