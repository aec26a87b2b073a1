import type { PublishedCitesListing, PublishedCmsListing } from '#domain/listings/published-listings.ts'
import type { ImportContext, Importer } from '../importer.ts'
import { type RowProblem, readRows } from '../read-rows.ts'
import { recordsRelease } from '../release-facts.ts'
import { citesListingReader, cmsListingReader, type ListingReader, TAXON_HEADING } from './listing-rows.ts'

const SPECIES_PLUS = {
  licence: 'Species+ terms; credit UNEP-WCMC and the convention',
  address: 'https://speciesplus.net',
}

/** The CITES listing table of Species+. It carries no dates. */
export const importCitesListings: Importer = async (context) => {
  const listings: PublishedCitesListing[] = []
  await readListings(context, citesListingReader, (species_id, { appendices, listed_under, notes }) => {
    for (const appendix of appendices) listings.push({ species_id, appendix, listed_under, notes })
    return undefined
  })
  return recordsRelease('cites_listings', listings, () => null, {
    ...SPECIES_PLUS,
    title: 'CITES listings, Species+',
    version: context.release ?? null,
    publisher: 'UNEP-WCMC and CITES Secretariat',
    citation: citation('CITES listings', context),
  })
}

/** The CMS listing table of Species+. Rows of agreements under the convention are passed over. */
export const importCmsListings: Importer = async (context) => {
  const listings: PublishedCmsListing[] = []
  await readListings(context, cmsListingReader, (species_id, { agreement, ...listing }, taxon) => {
    if (agreement !== 'CMS') {
      context.notes.skip(`${taxon} (${agreement})`)
      return
    }
    if (listings.some((earlier) => earlier.species_id === species_id))
      return { column: TAXON_HEADING, reason: `'${taxon}' has a line already` }
    listings.push({ species_id, ...listing })
    return
  })
  return recordsRelease(
    'cms_listings',
    listings,
    ({ dates }) => Number((dates.I ?? dates.II)?.slice(0, 4)) || null,
    {
      ...SPECIES_PLUS,
      title: 'CMS listings, Species+',
      version: context.release ?? null,
      publisher: 'UNEP-WCMC and CMS Secretariat',
      citation: citation('CMS listings', context),
    },
  )
}

async function readListings<Row extends object>(
  { tables, species, notes, ...reading }: ImportContext,
  open: (file: string, header: readonly string[]) => ListingReader<Row>,
  take: (species_id: string, row: Row, taxon: string) => RowProblem | undefined,
): Promise<void> {
  for (const table of tables) {
    await readRows(table, { ...reading, notes }, (header) => {
      const reader = open(table.name, header)
      return (row) => {
        const taxon = reader.taxonOf(row)
        if (taxon === '') return { column: TAXON_HEADING, reason: 'it is empty' }
        const species_id = species.match(taxon)
        if (species_id === undefined) {
          notes.skip(taxon)
          return
        }
        const read = reader.read(row)
        if ('reason' in read) return read
        return take(species_id, read, taxon)
      }
    })
  }
}

const citation = (what: string, { release, today }: ImportContext) =>
  `Species+, ${what}${release === undefined ? '' : `, ${release}`}. UNEP-WCMC, Cambridge, UK. https://speciesplus.net. Brought in on ${today}`
