/** The narwhal's id, the same on every installation. */
const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'

/** Questions to the public interface that the research page shows. */
export const INTERFACE_CALLS = {
  species: '/api/species/all',
  trade: `/api/species/${NARWHAL}/trade?term=tusks&exporter=GL&reporter=exporters&movement=direct&group=year,importer`,
  trends: `/api/species/${NARWHAL}/trade/trends`,
  ledgers: `/api/species/${NARWHAL}/trade/ledgers?term=tusks`,
  values: '/api/trade-records/values',
  effectiveness: '/api/effectiveness',
  releases: '/api/dataset-releases',
} as const
export type InterfaceCall = keyof typeof INTERFACE_CALLS
