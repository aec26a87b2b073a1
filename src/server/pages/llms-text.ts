import type { Portal } from '#contract/portal-contract.ts'
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
- [Files in bulk](${public_url}/data/index.json): every release and dataset with sizes, checksums, terms and citation; the catalogue of facts is the data package ${public_url}/data/catalogue/datapackage.json
- [All species](${public_url}/api/species/all)
- Trade records of a species: \`${public_url}/api/trade-records.csv?species_id={id}\` as CSV; \`${public_url}/api/species/{id}/trade\` names its Parquet file

## For readers

- [Gallery](${public_url}/gallery): all species with status and listings
- [Methods](${public_url}/methodology): how each figure is counted
- [Published figures](${public_url}/methodology/proof): figures of other publishers beside those of this portal
- [About](${public_url}/about): datasets, sources and terms
- [Sitemap](${public_url}/sitemap.xml)
`
}
