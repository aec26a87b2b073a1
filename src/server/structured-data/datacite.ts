import type { TradeReleases } from '#contract/bulk-contract.ts'
import type { Portal } from '#contract/portal-contract.ts'
import { releaseAddress } from '#domain/bulk/bulk-addresses.ts'
import { writtenAddress } from '#domain/bulk/signposting.ts'
import { yearOf } from '#domain/calendar.ts'

type ListedRelease = TradeReleases['trade_releases'][number]

const SCHEMA = 'http://datacite.org/schema/kernel-4'

/**
 * A release of trade records as DataCite describes it. It has no DOI here, and none is made up: its address identifies it.
 * Source: DataCite Metadata Schema 4.3 as JSON.
 */
export function dataCite(release: ListedRelease, portal: Portal) {
  const { title, publisher, citation, licence, publisher_address, files } = release
  const address = portal.public_url + releaseAddress(release.release)
  const size = files.reduce((bytes, { parquet }) => bytes + parquet.size, 0)
  return {
    schemaVersion: SCHEMA,
    identifiers: [{ identifier: address, identifierType: 'URL' }],
    types: { resourceTypeGeneral: 'Dataset', resourceType: 'Trade records' },
    creators: [{ name: publisher ?? portal.institution, nameType: 'Organizational' }],
    titles: [{ title: `${title}, ${release.release}: trade records of Arctic species` }],
    publisher: portal.institution,
    publicationYear: String(yearOf(release.published_at)),
    contributors: [{ contributorType: 'Distributor', name: portal.institution, nameType: 'Organizational' }],
    dates: [
      { date: release.published_at.slice(0, 10), dateType: 'Available' },
      ...(release.first_year === null || release.last_year === null
        ? []
        : [{ date: `${release.first_year}/${release.last_year}`, dateType: 'Collected' }]),
    ],
    language: 'en',
    version: release.release,
    ...(licence || publisher_address
      ? {
          rightsList: [
            {
              ...(licence ? { rights: licence } : {}),
              ...(publisher_address ? { rightsUri: writtenAddress(publisher_address) } : {}),
            },
          ],
        }
      : {}),
    ...(citation
      ? {
          descriptions: [
            {
              description: `Records of the species of ${portal.name}, as published. To be cited as: ${citation}`,
              descriptionType: 'Abstract',
            },
          ],
        }
      : {}),
    ...(publisher_address
      ? {
          relatedIdentifiers: [
            {
              relatedIdentifier: writtenAddress(publisher_address),
              relatedIdentifierType: 'URL',
              relationType: 'IsDerivedFrom',
            },
          ],
        }
      : {}),
    ...(files.length === 0
      ? {}
      : {
          sizes: [`${release.row_count} records`, `${size} bytes`],
          formats: ['application/vnd.apache.parquet', 'application/gzip'],
        }),
  }
}
