import { SUMMARISED_ARCTIC_COUNTRIES } from '#domain/countries/arctic-countries.ts'
import { totalReported } from '#domain/trade/total-reported.ts'
import type { REPORTER_TYPES } from '#domain/trade/trade-vocabulary.ts'

/** Trade records of one species that are alike in everything an article summary counts; null was not reported. */
export interface CountedShipments {
  year: number
  exporter: string | null
  /** CITES purpose and source codes. */
  purpose: string | null
  source: string | null
  /** Normalised; null is number of specimens. */
  unit: string | null
  reporter_type: (typeof REPORTER_TYPES)[number]
  records: number
  /** Plain sum in `unit`; null where none of the records has one. */
  quantity: number | null
}

/** How many records these are, or those of them that `which` selects. */
export function countRecords(
  shipments: readonly CountedShipments[],
  which: (shipments: CountedShipments) => boolean = () => true,
): number {
  return shipments.filter(which).reduce((total, { records }) => total + records, 0)
}

/** Wild, taken on the high seas, and ranched. Source: supplement, section 4, "wild_origin_count". */
const WILD_SOURCES: readonly (string | null)[] = ['W', 'X', 'R']
const PRE_CONVENTION = 'O'

/** Records of specimens from the wild: source W, X or R. */
export function wildOriginCount(shipments: readonly CountedShipments[]): number {
  return countRecords(shipments, ({ source }) => WILD_SOURCES.includes(source))
}

/** Records of specimens acquired before the convention applied: source O. Same source. */
export function preConventionCount(shipments: readonly CountedShipments[]): number {
  return countRecords(shipments, ({ source }) => source === PRE_CONVENTION)
}

/**
 * The last year with a quantity above zero, in whatever unit, and the number of specimens reported of it: null where
 * that year was reported in other units alone. Undefined where no quantity above zero was ever reported.
 * Source: domain notes, section 9, "last_recorded_year".
 */
export function lastRecorded(shipments: readonly CountedShipments[]) {
  const years = shipments.filter(({ quantity }) => (quantity ?? 0) > 0).map(({ year }) => year)
  if (years.length === 0) return undefined
  const year = years.reduce((latest, one) => Math.max(latest, one))
  return {
    year,
    quantity: totalReported(shipments.filter((one) => one.year === year && one.unit === null)),
  }
}

/** Partners that name no country: unknown, various, not reported. Source: supplement, section 4. */
const UNNAMED_PARTNERS: readonly (string | null)[] = ['XX', 'XV', null]

/** The code with the most records. */
export interface MostRecorded {
  code: string
  /** Of all the species' records, those without a code included; 0 to 100, two decimals. */
  percentage: number
}

/**
 * The most frequent purpose. Ties: the more recent use, then the code. Undefined where no record names one.
 * Source: supplement, section 4, "most_recorded_trade_use".
 */
export function mostRecordedUse(shipments: readonly CountedShipments[]): MostRecorded | undefined {
  return mostRecorded(shipments, ({ purpose }) => purpose)
}

/**
 * The exporter with the most records. Unknown (XX), various (XV) and blank exporters are never ranked.
 * Ties: the more recent year of trade, then the code. Source: supplement, section 4, "Top Arctic exporter".
 */
export function topGlobalExporter(shipments: readonly CountedShipments[]): MostRecorded | undefined {
  return mostRecorded(shipments, ({ exporter }) => (UNNAMED_PARTNERS.includes(exporter) ? null : exporter))
}

/** The same among the states and territories of the Arctic; undefined where none of them exported. */
export function topArcticExporter(shipments: readonly CountedShipments[]): MostRecorded | undefined {
  return mostRecorded(
    shipments,
    ({ exporter }) => SUMMARISED_ARCTIC_COUNTRIES.find((country) => country === exporter) ?? null,
  )
}

function mostRecorded(
  shipments: readonly CountedShipments[],
  codeOf: (shipments: CountedShipments) => string | null,
): MostRecorded | undefined {
  const [first] = [...Map.groupBy(shipments, codeOf)]
    .flatMap(([code, ofCode]) =>
      code === null
        ? []
        : { code, records: countRecords(ofCode), latest: Math.max(...ofCode.map(({ year }) => year)) },
    )
    .toSorted((a, b) => b.records - a.records || b.latest - a.latest || (a.code < b.code ? -1 : 1))
  return first && { code: first.code, percentage: percentOf(first.records, countRecords(shipments)) }
}

/** Two decimals, a half upwards. */
function percentOf(part: number, all: number): number {
  return Math.round((part * 10_000) / all) / 100
}

/** Records alike in what is counted; what a test does not name is filled in. */
export const shipments = (facts: Partial<CountedShipments> = {}): CountedShipments => ({
  year: 2015,
  exporter: 'GL',
  purpose: 'T',
  source: 'W',
  unit: null,
  reporter_type: 'E',
  records: 1,
  quantity: 1,
  ...facts,
})
