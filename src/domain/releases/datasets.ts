/** The datasets an operator imports; the first two are simulated until then. */
export const IMPORTED_DATASETS = [
  'cites_trade',
  'seizures',
  'catches',
  'iucn_assessments',
  'cites_listings',
  'cms_listings',
] as const
export type ImportedDataset = (typeof IMPORTED_DATASETS)[number]

/** Those that are simulated until they are imported. */
export const SIMULATED_DATASETS = ['cites_trade', 'seizures'] as const satisfies ImportedDataset[]
export type SimulatedDataset = (typeof SIMULATED_DATASETS)[number]

/** The catalogue's parts, each with a row in `dataset_releases`. */
export const CATALOGUE_DATASETS = [
  'catalogue-species',
  'catalogue-iucn-assessments',
  'catalogue-cites-listings',
  'catalogue-cites-reservations',
  'catalogue-cms-listings',
  'catalogue-common-names',
  'catalogue-population',
  'catalogue-glossary',
  'catalogue-references',
  'catalogue-countries',
  'catalogue-catches',
  'catalogue-published-figures',
  'catalogue-translations',
] as const

export const DATASETS = [...IMPORTED_DATASETS, ...CATALOGUE_DATASETS] as const
export type Dataset = (typeof DATASETS)[number]

/** The catalogue's records that stand alone where no release of a dataset is in use. */
export const CATALOGUE_BEFORE: Partial<Record<ImportedDataset, Dataset>> = {
  catches: 'catalogue-catches',
  iucn_assessments: 'catalogue-iucn-assessments',
  cites_listings: 'catalogue-cites-listings',
  cms_listings: 'catalogue-cms-listings',
}
