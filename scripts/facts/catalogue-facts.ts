import type { AssessmentFact } from '#domain/facts/assessment-contradictions.ts'
import type { FactTable } from '#domain/facts/fact-findings.ts'
import type { Fact, SpeciesFacts } from '#domain/facts/find-in-facts.ts'
import type { ListingFact } from '#domain/facts/listing-findings.ts'
import type { TradeOfYear } from '#domain/facts/trade-disagreements.ts'
import { SPECIES_TEXTS } from '#domain/species/species-texts.ts'
import {
  type CatalogueRow,
  flagOf,
  numberOf,
  provenanceOf,
  readCatalogueFile,
  textOf,
} from '#ingest/catalogue/catalogue-files.ts'

/** The files of the catalogue that hold facts: the table each is loaded into, and the columns that name a row. */
const FACT_FILES = {
  'species.csv': { table: 'species', record: ['common_name'] },
  'species-texts.csv': { table: 'species_field_sources', record: ['field'] },
  'species-population.csv': { table: 'species_field_sources', record: ['field'] },
  'species-text-sources.csv': { table: 'species_text_sources', record: ['field', 'reference_title'] },
  'species-synonyms.csv': { table: 'species_synonyms', record: ['synonym'] },
  'common-names.csv': { table: 'common_names', record: ['iso_639', 'name'] },
  'iucn-assessments.csv': {
    table: 'iucn_assessments',
    record: ['status', 'year_published', 'scope_description'],
  },
  'subpopulations.csv': { table: 'subpopulations', record: ['subpopulation_name'] },
  'cites-listings.csv': {
    table: 'cites_listings',
    record: ['appendix', 'listing_date', 'population_identifier'],
  },
  'cites-reservations.csv': {
    table: 'cites_reservations',
    record: ['country_code', 'appendix', 'start_date'],
  },
  'cites-trade-suspensions.csv': {
    table: 'cites_trade_suspensions',
    record: ['country_code', 'suspension_start_date'],
  },
  'cites-export-quotas.csv': { table: 'cites_export_quotas', record: ['country_code', 'year', 'notes'] },
  'cms-listings.csv': { table: 'cms_listings', record: ['appendix', 'listing_date'] },
  'conservation-measures.csv': { table: 'conservation_measures', record: ['measure'] },
  'references.csv': { table: 'references', record: ['title'] },
  'catch-records.csv': { table: 'catch_records', record: ['country_code', 'area', 'season'] },
  'families.csv': { table: 'families', record: ['family_name'] },
  'countries.csv': { table: 'countries', record: ['country_code', 'country_name'] },
  'management-areas.csv': { table: 'management_areas', record: ['area_name'] },
  'glossary.csv': { table: 'glossary_terms', record: ['term'] },
} as const satisfies Record<string, { table: FactTable; record: readonly string[] }>

export type FactFile = keyof typeof FACT_FILES
export const FACT_FILE_NAMES = Object.keys(FACT_FILES) as FactFile[]

/** A fact of the catalogue with its file. */
export interface CatalogueFact extends Fact {
  file: FactFile
}

/** The catalogue's facts as the rules take them: the id of a species is its scientific name, that of a row its line. */
export interface CatalogueFacts {
  facts: CatalogueFact[]
  species: SpeciesFacts[]
}

/** Reads the facts of the catalogue. `trade` holds the trade records by species; without it they are not compared. */
export function readCatalogueFacts(
  folder?: string,
  trade?: ReadonlyMap<string, readonly TradeOfYear[]>,
): CatalogueFacts {
  const rowsOf = (file: FactFile) => readCatalogueFile(file, folder)
  const rows = new Map(FACT_FILE_NAMES.map((file) => [file, rowsOf(file)]))
  const own = (file: FactFile, scientific_name: string) =>
    (rows.get(file) ?? []).flatMap((row, at) =>
      row.scientific_name === scientific_name ? [{ row, id: idOf(file, at) }] : [],
    )
  return {
    facts: FACT_FILE_NAMES.flatMap((file) => (rows.get(file) ?? []).map((row, at) => factOf(file, row, at))),
    species: (rows.get('species.csv') ?? []).map(({ scientific_name = '' }) => ({
      species_id: scientific_name,
      trade: trade === undefined ? null : (trade.get(scientific_name) ?? []),
      ...comparedRows((file) => own(file, scientific_name)),
    })),
  }
}

/** The line of the row in its file. */
const idOf = (file: FactFile, at: number) => `${file}:${at + 2}`

function factOf(file: FactFile, row: CatalogueRow, at: number): CatalogueFact {
  const { table, record } = FACT_FILES[file]
  return {
    file,
    table,
    id: idOf(file, at),
    species_id: textOf(row.scientific_name),
    record: record.flatMap((column) => textOf(row[column]) ?? []).join(' '),
    ...provenanceOf(row),
  }
}

interface NamedRow {
  row: CatalogueRow
  id: string
}

type RowsOf = (file: FactFile) => NamedRow[]

function comparedRows(rowsOf: RowsOf): Omit<SpeciesFacts, 'species_id' | 'trade'> {
  return {
    texts: rowsOf('species-texts.csv').flatMap(({ row: { text = '', ...row } }) => {
      const field = SPECIES_TEXTS.find((known) => known === row.field)
      return field === undefined ? [] : [{ field, text }]
    }),
    text_sources: rowsOf('species-text-sources.csv').map(({ row }) => ({
      field: row.field ?? '',
      checked: row.checked === 'true',
    })),
    names: rowsOf('common-names.csv').map(({ row, id }) => ({
      id,
      name: row.name ?? '',
      language: row.language ?? '',
      iso_639: textOf(row.iso_639),
    })),
    assessments: rowsOf('iucn-assessments.csv').map(assessmentFact),
    references: rowsOf('references.csv').map(({ row, id }) => ({
      id,
      year: numberOf(row.year),
      doi: textOf(row.doi),
    })),
    listings: rowsOf('cites-listings.csv').map(listingFact),
    reservations: rowsOf('cites-reservations.csv').map(({ row, id }) => ({
      id,
      appendix: row.appendix as ListingFact['appendix'],
      start_date: row.start_date ?? '',
    })),
  }
}

const assessmentFact = ({ row, id }: NamedRow): AssessmentFact => ({
  id,
  year_published: Number(row.year_published),
  status: textOf(row.status),
  scope_code: row.scope_code ?? '',
  scope_description: row.scope_description ?? '',
  is_latest: row.is_latest === 'true',
  possibly_extinct: flagOf(row.possibly_extinct),
  possibly_extinct_in_wild: flagOf(row.possibly_extinct_in_wild),
})

const listingFact = ({ row, id }: NamedRow): ListingFact => ({
  id,
  appendix: row.appendix as ListingFact['appendix'],
  listing_date: row.listing_date ?? '',
  end_date: textOf(row.end_date),
  is_current: row.is_current === 'true',
  covers: row.covers as ListingFact['covers'],
  population_identifier: textOf(row.population_identifier),
  listed_under: textOf(row.listed_under),
})
