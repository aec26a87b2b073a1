import type { CountryProfile } from '#contract/countries-contract.ts'
import type { Portal } from '#contract/portal-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { countryPath } from '#domain/countries/country-page.ts'
import { type DATA_FORMATS, viewAddress } from '#domain/views/view-address.ts'
import type { Words } from '../pages/words.ts'
import { catalogId, releaseFacts, temporalCoverage } from './release-facts.ts'
import type { Thing } from './thing.ts'

interface Known {
  profile: CountryProfile
  /** What the country is called in the language of the page. */
  country: string
  /** The trade release in use; undefined before any was loaded. */
  release: DatasetRelease | undefined
}

const ENCODINGS = { csv: 'text/csv', json: 'application/json' } as const satisfies Partial<
  Record<(typeof DATA_FORMATS)[number], string>
>

/**
 * The trade of a country as schema.org's Dataset; undefined where there is none, and where records are simulated: what
 * was not recorded must not be found as data.
 */
export function countryDataset(
  { profile, country, release }: Known,
  portal: Portal,
  t: Words,
): Thing | undefined {
  const { code, first_year, last_year } = profile
  if (release === undefined || release.simulated || first_year === null || last_year === null)
    return undefined
  const path = countryPath(code)
  const address = portal.public_url + path
  return {
    '@type': 'Dataset',
    '@id': `${address}#trade`,
    name: t('countries:page.title', { country }),
    description: t('countries:page.description', { country }),
    url: address,
    spatialCoverage: { '@type': 'Place', name: country, identifier: code },
    ...releaseFacts(release),
    ...temporalCoverage(first_year, last_year),
    isAccessibleForFree: true,
    includedInDataCatalog: {
      '@type': 'DataCatalog',
      '@id': catalogId(portal.public_url),
      name: portal.name,
      url: `${portal.public_url}/`,
    },
    distribution: Object.entries(ENCODINGS).map(([format, encodingFormat]) => ({
      '@type': 'DataDownload',
      encodingFormat,
      contentUrl: portal.public_url + viewAddress(path, format as keyof typeof ENCODINGS),
    })),
  }
}
