import type { Basis } from '../trade-selection.ts'
import type { Article } from '../trade-table.ts'

/** Every sentence that charts are explained by, under its key in the texts of trade: 'words.records.both'. */
export const SENTENCE_KEYS = [
  'records.both',
  'records.exporters',
  'records.importers',
  'records.peak',
  'records.peakAndLast',
  'records.peakIsLast',
  'records.tied',
  'records.stopped',
  'records.empty',
  'importers.ofRecords',
  'importers.ofFew',
  'importers.ofQuantity',
  'importers.unnamed',
  'exporters.ofRecords',
  'exporters.ofFew',
  'exporters.ofQuantity',
  'exporters.unnamed',
  'sourceCountries.ofRecords',
  'sourceCountries.ofFew',
  'sourceCountries.ofQuantity',
  'sourceCountries.unnamed',
  'countries.most',
  'countries.unnamedQuantity',
  'countries.highSeas',
  'terms.first',
  'terms.ofFew',
  'terms.only',
  'terms.second',
  'terms.others',
  'purposes.first',
  'purposes.ofFew',
  'purposes.second',
  'purposes.others',
  'purposes.none',
  'sources.first',
  'sources.ofFew',
  'sources.second',
  'sources.others',
  'sources.none',
  'ledgers.recent',
  'ledgers.recentFrom',
  'ledgers.recentTo',
  'ledgers.recentFromTo',
  'ledgers.noneConfirmed',
  'ledgers.exportersChosen',
  'ledgers.importersChosen',
  'ledgers.exportersAlone',
  'ledgers.importersAlone',
  'ledgers.noneRecent',
  'ledgers.agree',
  'ledgers.exportersMore',
  'ledgers.importersMore',
  'ledgers.alike',
  'ledgers.pair',
  'quantity.peak',
  'quantity.oneRow',
  'quantity.oneRecord',
  'animals.band',
  'animals.one',
  'animals.few',
  'animals.peak',
  'animals.converted',
  'compare.records',
  'compare.quantity',
  'compare.animals',
  'compare.peaks',
  'compare.absent',
  'catches.peakAndLast',
  'catches.peakIsLast',
  'catches.above',
  'catches.neverAbove',
  'catches.without',
  'flows.ofRecords',
  'flows.ofFew',
  'flows.ofQuantity',
  'flows.drawn',
  'flows.oneSide',
  'flows.decadeOfRecords',
  'flows.decadeOfQuantity',
  'species.ofRecords',
  'species.ofQuantity',
  'species.without',
  'parts.beyondTotal',
  'incomplete',
] as const
export type SentenceKey = (typeof SENTENCE_KEYS)[number]

/** A value of a sentence; the reader's language decides how it is written. */
export type Said =
  | { as: 'count' | 'quantity'; value: number }
  /** A part of one: 0.83 is 83%. */
  | { as: 'share' | 'index'; value: number }
  | { as: 'year'; value: number }
  | { as: 'years'; first: number; last: number }
  /** '1,664 tusks', '40 kg (caviar)'. */
  | { as: 'amount'; value: number; article: Article }
  | { as: 'article'; value: Article }
  | { as: 'basis'; value: Basis }
  | { as: 'term' | 'purpose' | 'source' | 'country'; value: string | null }
  /** A text that the caller has in the reader's language. */
  | { as: 'text'; value: string }
  | { as: 'names'; value: readonly string[] }
  | { as: 'peaks'; value: readonly { name: string; year: number }[] }

/** One sentence: its key, what its plural depends on, and its values. */
export interface Sentence {
  key: SentenceKey
  count?: number
  values: Readonly<Record<string, Said>>
}

/** A chart is explained in at most so many sentences. */
export const MOST_SENTENCES = 3

/** Of fewer records a part is named as it is: '3 of 4' says more than 75%. */
export const FEWEST_FOR_SHARE = 20

export const count = (value: number): Said => ({ as: 'count', value })
export const year = (value: number): Said => ({ as: 'year', value })
export const share = (part: number, of: number): Said => ({ as: 'share', value: part / of })
export const amount = (value: number, article: Article): Said => ({ as: 'amount', value, article })

/** The sentences that there are, no more than a block holds. */
export function sentences(...given: (Sentence | undefined)[]): Sentence[] {
  return given.filter((one) => one !== undefined).slice(0, MOST_SENTENCES)
}
