import type { SpeciesDetail } from '#contract/species-contract.ts'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { commonName } from '#domain/species/common-name.ts'
import type { Thing } from './thing.ts'

const INATURALIST = 'https://www.inaturalist.org/taxa/'

/** A species as schema.org's Taxon, with its genus and family above it. */
export function taxon(species: SpeciesDetail, address: string): Thing {
  const { scientific_name, genus, family, description, iucn_url, inaturalist_id } = species
  const otherNames = [
    commonName(species, FALLBACK_LANGUAGE),
    ...species.synonyms.map(({ synonym }) => synonym),
  ]
  const elsewhere = [iucn_url || [], inaturalist_id ? `${INATURALIST}${inaturalist_id}` : []].flat()
  return {
    '@type': 'Taxon',
    '@id': taxonId(address),
    name: scientific_name,
    alternateName: otherNames.filter((name) => name !== undefined),
    // The name behind the genus has a second word in a subspecies alone.
    taxonRank: species.species_name.includes(' ') ? 'subspecies' : 'species',
    parentTaxon: {
      '@type': 'Taxon',
      name: genus,
      taxonRank: 'genus',
      parentTaxon: { '@type': 'Taxon', name: family, taxonRank: 'family' },
    },
    url: address,
    ...(description ? { description } : {}),
    ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
  }
}

/** By which other things of the page name the species. */
export const taxonId = (address: string): string => `${address}#taxon`
