import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type AnyPgColumn, type IndexBuilder, uniqueIndex } from 'drizzle-orm/pg-core'
import { APOSTROPHES } from '#domain/names/fold-name.ts'
import { ONE_LANGUAGE } from '#domain/names/name-languages.ts'
import { QUOTATION_MARKS } from '#domain/names/stored-name.ts'

/** The columns of a table, or what is about to be written in them. */
type Fields = Readonly<Record<string, SQLWrapper>>

/** What makes two records of a kind the same one. */
export interface UniqueKey {
  /** The index that refuses the second. */
  index: string
  /** What they agree in. A record without a value is the same as another without it. */
  key: (fields: Fields) => SQL[]
  /** Only records with this mark are held against each other. */
  among?: string
  /** Where a form says it, and its key of `admin:validation`. */
  field: string
  message: string
}

const FROM = `${APOSTROPHES}${QUOTATION_MARKS}\u00a0`
const TO = `${"''".repeat(APOSTROPHES.length)}${'"'.repeat(QUOTATION_MARKS.length)} `

/** The form in which names are compared; the same as `nameKey` of the domain. */
export const nameKey = (name: SQLWrapper): SQL =>
  sql`lower(btrim(regexp_replace(translate(normalize(${name}, NFC), ${sql.raw(`'${FROM}', '${TO}'`)}), '\\s+', ' ', 'g')))`

const one = (field: SQLWrapper | undefined): SQL => sql`${field}`
const orBlank = (text: SQLWrapper | undefined): SQL => sql`coalesce(${text}, '')`
const orEver = (day: SQLWrapper | undefined): SQL => sql`coalesce(${day}, '-infinity')`
const namesIn = (field: SQLWrapper | undefined): SQL => nameKey(orBlank(field))
/** Of a text that may be longer than an index takes. */
const textIn = (field: SQLWrapper | undefined): SQL => sql`md5(${namesIn(field)})`

/** The exact language of a common name where its group has several; 'en' beside English says nothing more. */
const language = ({ language, iso_639 }: Fields): SQL[] => [
  one(language),
  sql`(case when ${language} in (${sql.raw(ONE_LANGUAGE.map((word) => `'${word}'`).join(', '))}) then '' else ${orBlank(iso_639)} end)`,
]

/**
 * What is unique of each kind of record: from here follow the indexes of the database, and the refusal with a link to
 * the record that already exists.
 */
export const UNIQUE_KEYS: Readonly<Record<string, readonly UniqueKey[]>> = {
  species: [
    {
      index: 'species_scientific_name_key',
      key: ({ scientific_name }) => [namesIn(scientific_name)],
      field: 'scientific_name',
      message: 'scientific_name_already_there',
    },
  ],
  species_synonyms: [
    {
      index: 'species_synonyms_synonym_key',
      key: ({ synonym }) => [namesIn(synonym)],
      field: 'synonym',
      message: 'synonym_already_there',
    },
  ],
  common_names: [
    {
      index: 'common_names_name_key',
      key: (fields) => [one(fields.species_id), ...language(fields), namesIn(fields.name)],
      field: 'name',
      message: 'name_already_there',
    },
    {
      index: 'common_names_one_main',
      key: (fields) => [one(fields.species_id), ...language(fields)],
      among: 'is_main',
      field: 'is_main',
      message: 'main_name_already_there',
    },
  ],
  iucn_assessments: [
    {
      index: 'iucn_assessments_assessment_key',
      key: ({ species_id, scope_code, year_published }) => [
        one(species_id),
        one(scope_code),
        one(year_published),
      ],
      field: 'year_published',
      message: 'assessment_already_there',
    },
  ],
  cms_assessments: [
    {
      index: 'cms_assessments_assessment_key',
      key: ({ species_id, year_published }) => [one(species_id), one(year_published)],
      field: 'year_published',
      message: 'cms_assessment_already_there',
    },
  ],
  cites_listings: [
    {
      index: 'cites_listings_listing_key',
      key: ({ species_id, appendix, listing_date, covers, population_identifier }) => [
        one(species_id),
        one(appendix),
        one(listing_date),
        one(covers),
        textIn(population_identifier),
      ],
      field: 'listing_date',
      message: 'listing_already_there',
    },
  ],
  cms_listings: [
    {
      index: 'cms_listings_listing_key',
      key: ({ species_id, appendix, listing_date }) => [one(species_id), one(appendix), orEver(listing_date)],
      field: 'listing_date',
      message: 'cms_listing_already_there',
    },
  ],
  cites_reservations: [
    {
      index: 'cites_reservations_reservation_key',
      key: ({ species_id, country_id, appendix, start_date, population }) => [
        one(species_id),
        one(country_id),
        one(appendix),
        one(start_date),
        textIn(population),
      ],
      field: 'start_date',
      message: 'reservation_already_there',
    },
  ],
  cites_trade_suspensions: [
    {
      index: 'cites_trade_suspensions_suspension_key',
      key: ({ species_id, country_id, country_name, issued_by, suspension_start_date }) => [
        one(species_id),
        sql`coalesce(${country_id}::text, ${namesIn(country_name)})`,
        one(issued_by),
        one(suspension_start_date),
      ],
      field: 'suspension_start_date',
      message: 'suspension_already_there',
    },
  ],
  cites_export_quotas: [
    {
      index: 'cites_export_quotas_quota_key',
      key: ({ species_id, country_id, year, unit, notes }) => [
        one(species_id),
        one(country_id),
        one(year),
        namesIn(unit),
        textIn(notes),
      ],
      field: 'year',
      message: 'quota_already_there',
    },
  ],
  families: [
    {
      index: 'families_family_name_key',
      key: ({ family_name }) => [namesIn(family_name)],
      field: 'family_name',
      message: 'family_already_there',
    },
  ],
  glossary_terms: [
    {
      index: 'glossary_terms_term_key',
      key: ({ term }) => [namesIn(term)],
      field: 'term',
      message: 'term_already_there',
    },
  ],
}

/** The unique indexes of a table, as declared above. */
export function uniqueIndexes(table: string, columns: Readonly<Record<string, AnyPgColumn>>): IndexBuilder[] {
  return (UNIQUE_KEYS[table] ?? []).map(({ index, key, among }) => {
    const [first, ...rest] = key(columns)
    const built = uniqueIndex(index).on(first as SQL, ...rest)
    return among === undefined ? built : built.where(sql`${columns[among]}`)
  })
}
