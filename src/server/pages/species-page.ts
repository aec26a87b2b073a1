import type { SpeciesDetail } from '#contract/species-contract.ts'
import { commonName } from '#domain/species/common-name.ts'
import { escapeHtml } from './html.ts'

/** 'Narwhal (Monodon monoceros)'. Source: specification, document 1, section 2.2. */
export function speciesTitle(species: SpeciesDetail): string {
  const common = commonName(species)
  return common === undefined ? species.scientific_name : `${common} (${species.scientific_name})`
}

/** schema.org's Taxon for a species. */
export function speciesStructuredData(species: SpeciesDetail, address: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Taxon',
    name: species.scientific_name,
    alternateName: [commonName(species), ...species.synonyms.map(({ synonym }) => synonym)].filter(Boolean),
    taxonRank: species.species_name.includes(' ') ? 'subspecies' : 'species',
    parentTaxon: { '@type': 'Taxon', name: species.family, taxonRank: 'family' },
    url: address,
    ...(species.description ? { description: species.description } : {}),
  }
}

/** The species page in plain words, for readers and machines without scripts. */
export function speciesSummary(species: SpeciesDetail, words: SummaryWords): string {
  const facts = [
    [words.redList, redListFact(species) ?? words.notAssessed],
    [words.cites, species.current_cites_listing?.appendix ?? words.notListed],
    [words.cms, species.current_cms_listing?.appendix ?? words.notListed],
    [words.tradeRecords, species.total_trade_records.toLocaleString('en')],
    [words.family, species.family],
  ] as const
  return [
    `<h1>${escapeHtml(commonName(species) ?? species.scientific_name)} (<i lang="la">${escapeHtml(species.scientific_name)}</i>)</h1>`,
    `<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`,
    species.description ? `<p>${escapeHtml(species.description)}</p>` : '',
  ].join('')
}

export interface SummaryWords {
  redList: string
  cites: string
  cms: string
  tradeRecords: string
  family: string
  notAssessed: string
  notListed: string
}

function redListFact({ latest_assessment }: SpeciesDetail): string | undefined {
  if (latest_assessment === null) return undefined
  const category = latest_assessment.status ?? latest_assessment.original_category
  return `${category} (${latest_assessment.year_published})`
}
