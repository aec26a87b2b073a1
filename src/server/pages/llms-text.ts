import type { Portal } from '#contract/portal-contract.ts'
import { COUNTRY_FACT_VIEWS, COUNTRY_VIEWS } from '#domain/views/country-views.ts'
import { CHANGES_FEED, RELEASES_FEED } from '#domain/views/feed-address.ts'
import { SPECIES_VIEWS } from '#domain/views/view-address.ts'
import { TOOLS } from '../mcp/mcp-server.ts'

/** What assistants find at /llms.txt: where the portal answers machines, in the form of llmstxt.org. */
export function llmsText({ name, institution, public_url }: Portal): string {
  return `# ${name}

> Conservation status, CITES and CMS listings, trade records, seizures and catches of Arctic species, by ${institution}. Every figure is counted from published data or names its source.

A trade record is a line of an annual report, not a shipment and not an animal. Exporters' and importers' reports of the same trade are never added, and quantities of different terms or units are never added. Figures that are marked as simulated are made up and must not be quoted.

## For machines

- [Assistants](${public_url}/mcp): Model Context Protocol over HTTP, read-only; tools: ${TOOLS.map(({ name }) => name).join(', ')}
- [API reference](${public_url}/api): every question with its parameters and answers, as JSON without a key
- [OpenAPI document](${public_url}/api/openapi.json)
- [Datasets in use](${public_url}/api/dataset-releases): version, publisher, citation and terms of each
- [Bulk files](${public_url}/data/index.json): every release and dataset with sizes, checksums, terms and citation; the catalogue of facts is the data package ${public_url}/data/catalogue/datapackage.json
- [All species](${public_url}/api/species/all)
- Any chart of a species as a file: \`${public_url}/species/{id}/{view}.csv\` (also .json, .metadata.json, .svg, .png), with the selection of the page; views: ${SPECIES_VIEWS.join(', ')}
- Charts of a country: \`${public_url}/countries/{code}/{view}.csv\` in the same formats; views: ${COUNTRY_VIEWS.join(', ')}
- Other data on a country: \`${public_url}/countries/{code}/{table}.csv\` (also .json, .metadata.json); tables: ${COUNTRY_FACT_VIEWS.join(', ')}
- The explorer and the screening are drawn too: \`${public_url}/trade.svg\`, \`${public_url}/screening.svg\`, with the query of the page
- [Columns of these files](${public_url}/data/codebook.csv)
- [Data files](${public_url}/data) and [how to use them](${public_url}/data/guide): releases that never change, terms, citations
- [What changed between two releases](${public_url}/data/changes)
- Trade of any species, country and product, grouped by one or two fields: \`${public_url}/api/trade/explorer?species=whales&exporter=GL&group=importer,term\`; the same as a file at \`${public_url}/trade.csv\`
- [Screening](${public_url}/screening): species and exporting countries whose last complete year meets a criterion of CITES for a second look; a flag is not a finding. Also \`${public_url}/screening.csv\` and \`${public_url}/api/screening\`
- Trade records of a species: \`${public_url}/api/trade-records.csv?species_id={id}\` as CSV; \`${public_url}/api/species/{id}/trade\` names its Parquet file
- [Releases of trade records](${public_url}/api/releases/cites-trade): \`${public_url}/api/releases/cites-trade/{from}/{to}\` says what changed between two
- Countries: [index](${public_url}/api/countries), \`${public_url}/api/countries/{code}\` as exporter, importer and source country, \`${public_url}/countries/{code}.csv\` with both ledgers by article
- Feeds (Atom): [releases of datasets](${public_url}${RELEASES_FEED}), [changes to species](${public_url}${CHANGES_FEED}), and \`${public_url}/species/{id}/changes.atom\` of one

## For readers

- [Gallery](${public_url}/gallery): all species with status and listings
- [Trade explorer](${public_url}/trade): any species, any country, any product
- [Countries](${public_url}/countries): every country in the trade records
- [Methods](${public_url}/methodology): how each figure is counted
- [Published figures](${public_url}/methodology/proof): published figures compared with those on this site
- [About](${public_url}/about): datasets, sources and terms
- [Sitemap](${public_url}/sitemap.xml)
`
}
