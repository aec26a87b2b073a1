import { SUMMARISED_ARCTIC_COUNTRIES } from '#domain/countries/arctic-countries.ts'
import { type CountedShipments, countRecords } from './counted-shipments.ts'

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
