import { readCatalogueFile } from '../catalogue/catalogue-files.ts'

const DIMENSIONS = [
  'year',
  'term',
  'purpose',
  'source',
  'importer',
  'exporter',
  'origin',
  'appendix',
  'reporter_type',
] as const
export type ProfileDimension = (typeof DIMENSIONS)[number]

/** How many of a species' published records carry a value; `quantity` is what such a record usually holds. */
export interface ProfileShare {
  value: string
  unit: string
  records: number
  quantity: number | null
}

/**
 * The published totals of one species, from which its simulated shipments are made. An origin that is the exporter's own
 * country counts as none.
 */
export interface TradeProfile {
  scientific_name: string
  records: number
  shares: Record<ProfileDimension, ProfileShare[]>
}

/** The catalogue's profile of each species that has published trade. */
export function readTradeProfiles(): TradeProfile[] {
  const rows = Map.groupBy(
    readCatalogueFile('trade-profiles.csv'),
    ({ scientific_name }) => scientific_name ?? '',
  )
  return [...rows].map(([scientific_name, its]) => {
    const shares = Object.fromEntries(
      DIMENSIONS.map((dimension) => [
        dimension,
        its
          .filter((row) => row.dimension === dimension)
          .map(({ value = '', unit = '', records, quantity }) => ({
            value,
            unit,
            records: Number(records),
            quantity: quantity ? Number(quantity) : null,
          })),
      ]),
    ) as TradeProfile['shares']
    return { scientific_name, records: shares.year.reduce((sum, { records }) => sum + records, 0), shares }
  })
}
