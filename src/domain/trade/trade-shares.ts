import type { AnnualSummary } from './trade-summary.ts'

/** Importers and exporters shown. Source: specification, document 2, section 9. */
const TOP_COUNTRIES = 10
/** Partners that name no country: unknown, various, not reported. Source: supplement, section 4. */
export const UNNAMED_PARTNERS: readonly (string | null)[] = ['XX', 'XV', null]
/** Terms drawn over time. Same source. */
const TOP_TERMS = 5
/** Terms below this share of the records join 'Other'. Same source. */
const SMALLEST_SLICE = 2

type Years = readonly AnnualSummary[]

/** What one country, term, purpose or source holds of the records; a null code is one not reported. */
export interface TradeShare {
  code: string | null
  records: number
  /** Plain sum as reported, whatever the unit. */
  quantity: number
  /** Of all records of the years given, 0 to 100. */
  percentage: number
}

/** The countries that are ranked, and the partners that cannot be since nobody knows which they are. */
export interface TopCountries {
  ranked: TradeShare[]
  unnamed: TradeShare[]
}

/** The terms of at least two per cent, and what the smaller ones hold together. */
export interface TermSlices {
  slices: TradeShare[]
  other: (Omit<TradeShare, 'code'> & { terms: number }) | null
}

/** The records of each importer, most first. */
export function importerShares(years: Years): TradeShare[] {
  return sharesOf(years, (year) => year.importers_summary.map((one) => ({ ...one, code: one.importer_code })))
}

/** The records of each exporter, most first. */
export function exporterShares(years: Years): TradeShare[] {
  return sharesOf(years, (year) => year.exporters_summary.map((one) => ({ ...one, code: one.exporter_code })))
}

/** The records of each term, most first. */
export function termShares(years: Years): TradeShare[] {
  return sharesOf(years, (year) => year.terms_summary.map((one) => ({ ...one, code: one.term })))
}

/** The records of each purpose, most first. */
export function purposeShares(years: Years): TradeShare[] {
  return sharesOf(years, (year) => year.purposes_summary.map((one) => ({ ...one, code: one.purpose_code })))
}

/** The records of each source of specimens, most first. */
export function sourceShares(years: Years): TradeShare[] {
  return sharesOf(years, (year) => year.sources_summary.map((one) => ({ ...one, code: one.source_code })))
}

/**
 * The ten countries with the most records. Unknown (XX), various (XV) and blank partners are never ranked;
 * they stand apart, so that the figures are complete and every percentage is still one of all records.
 * Source: supplement, section 4.
 */
export function topCountries(shares: readonly TradeShare[]): TopCountries {
  const { ranked = [], unnamed = [] } = Object.groupBy(shares, ({ code }) =>
    UNNAMED_PARTNERS.includes(code) ? 'unnamed' : 'ranked',
  )
  return { ranked: ranked.slice(0, TOP_COUNTRIES), unnamed }
}

/** Slices of the pie: terms under two per cent of the records become one, which comes last. */
export function termSlices(shares: readonly TradeShare[]): TermSlices {
  const slices = shares.filter(({ percentage }) => percentage >= SMALLEST_SLICE)
  const small = shares.filter(({ percentage }) => percentage < SMALLEST_SLICE)
  if (small.length === 0) return { slices, other: null }
  const sum = (read: (share: TradeShare) => number) => small.reduce((total, share) => total + read(share), 0)
  return {
    slices,
    other: {
      terms: small.length,
      records: sum(({ records }) => records),
      quantity: sum(({ quantity }) => quantity),
      percentage: sum(({ percentage }) => percentage),
    },
  }
}

/** The five terms with the largest quantity; ties by records, then by name. */
export function topTermsByQuantity(years: Years): string[] {
  return termShares(years)
    .toSorted((a, b) => b.quantity - a.quantity || b.records - a.records || byCode(a, b))
    .slice(0, TOP_TERMS)
    .flatMap(({ code }) => code ?? [])
}

function sharesOf(
  years: Years,
  partsOf: (year: AnnualSummary) => { code: string | null; records: number; quantity: number }[],
): TradeShare[] {
  const parts = years.flatMap(partsOf)
  const all = parts.reduce((total, { records }) => total + records, 0)
  return [...Map.groupBy(parts, ({ code }) => code || null)]
    .map(([code, ofCode]) => {
      const records = ofCode.reduce((total, one) => total + one.records, 0)
      const quantity = ofCode.reduce((total, one) => total + one.quantity, 0)
      return { code, records, quantity, percentage: all === 0 ? 0 : (records / all) * 100 }
    })
    .filter(({ records }) => records > 0)
    .toSorted((a, b) => b.records - a.records || byCode(a, b))
}

/** By the published code, not by a translated name; what was not reported comes after every code. */
function byCode(a: TradeShare, b: TradeShare): number {
  if (a.code === b.code) return 0
  if (a.code === null) return 1
  if (b.code === null) return -1
  return a.code < b.code ? -1 : 1
}
