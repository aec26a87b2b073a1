import type { CountryProfile } from '#contract/countries-contract.ts'

/** Which flows the map of a brief shows, as records of all species. */
export type FlowsOfCountry =
  | { of: 'records'; exporter: string; importer?: undefined }
  | { of: 'records'; importer: string; exporter?: undefined }

/** The exports of a country; its imports where it has none. */
export const flowsOfCountry = ({
  code,
  as_exporter,
}: Pick<CountryProfile, 'code' | 'as_exporter'>): FlowsOfCountry =>
  as_exporter.records > 0 ? { of: 'records', exporter: code } : { of: 'records', importer: code }
