/** Whose reports a figure rests on. Source: trade-methods, sections 3 and 11. */
export const REPORTERS = ['both', 'exporters', 'importers', 'larger'] as const
export type Reporter = (typeof REPORTERS)[number]

/** What quantities may rest on: one side's reports, or the larger side of each line; never the sum of both. */
export const BASES = ['exporters', 'importers', 'larger'] as const
export type Basis = (typeof BASES)[number]

/** Direct trade, goods that came from another country, or both. Same source, section 4. */
export const MOVEMENTS = ['all', 'direct', 're-exports'] as const
export type Movement = (typeof MOVEMENTS)[number]

/** Which country a quantity is counted for. Same source. */
export const COUNTRIES_BY = ['exporter', 'source'] as const
export type CountryBy = (typeof COUNTRIES_BY)[number]

/** The columns that a selection narrows by values; `unit` stands for the measure. */
export const NARROWED = ['term', 'unit', 'importer', 'exporter', 'origin', 'purpose', 'source'] as const
export type Narrowed = (typeof NARROWED)[number]

/** Stands for "not reported" in addresses and answers. */
export const NOT_REPORTED = '-'

/** What a reader chose of a species' trade. What is absent does not narrow; '-' is a value not reported. */
export interface TradeSelection extends Partial<Readonly<Record<Narrowed, readonly string[]>>> {
  readonly start_year?: number
  readonly end_year?: number
  readonly reporter?: Reporter
  readonly movement?: Movement
  /** Which country trade is counted for; by source country `exporter` narrows the source country. */
  readonly by?: CountryBy
}

/** A selection in an answer, with lists of its own. */
export type WrittenSelection = TradeSelection & Partial<Record<Narrowed, string[]>>

/** The basis of quantities: the larger side unless the reader chose one; both sides are never added. */
export function basisOf(reporter: Reporter): Basis {
  return reporter === 'both' ? 'larger' : reporter
}
