import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { nameOfEntry } from '#domain/audit/entry-name.ts'
import { NotFound } from '#domain/problems.ts'
import {
  isTranslated,
  TRANSLATED_FIELDS,
  TRANSLATED_TABLES,
  type TranslatedTable,
} from '#domain/translations/translated-fields.ts'
import type { NamedText } from '#domain/translations/translation-work.ts'
import type { Reader } from '../access.ts'
import type { CuratedTable, EditedRow } from '../curation/curated-table.ts'
import { curatedGlossaryTerms } from '../glossary/glossary-curation.ts'
import {
  curatedCitesListings,
  curatedCmsListings,
  curatedExportQuotas,
  curatedReservations,
  curatedTradeSuspensions,
} from '../listings/listings-curation.ts'
import {
  cites_export_quotas,
  cites_listings,
  cites_reservations,
  cites_trade_suspensions,
  cms_listings,
  conservation_measures,
  families,
  species,
  subpopulations,
} from '../schema/index.ts'
import { curatedSpecies } from '../species/species-curation.ts'
import { curatedFamilies, curatedMeasures, curatedSubpopulations } from '../species/species-parts-curation.ts'

/** The tables with texts to translate, as curators keep them. */
const TABLES: Readonly<Record<TranslatedTable, CuratedTable>> = {
  species: curatedSpecies,
  families: curatedFamilies,
  cites_listings: curatedCitesListings,
  cms_listings: curatedCmsListings,
  cites_reservations: curatedReservations,
  cites_trade_suspensions: curatedTradeSuspensions,
  cites_export_quotas: curatedExportQuotas,
  conservation_measures: curatedMeasures,
  subpopulations: curatedSubpopulations,
  glossary_terms: curatedGlossaryTerms,
}

/** Every text that is translated, in English, table by table and record by record. */
export async function listTexts(db: Reader): Promise<NamedText[]> {
  const ofTables = await Promise.all(TRANSLATED_TABLES.map((table_name) => textsOf(db, table_name)))
  return ofTables.flat()
}

/** The texts that a species' page shows: its own, its family's, its listings'. */
export async function listTextsOfSpecies(db: Reader, species_id: string): Promise<NamedText[]> {
  const ofSpecies = await Promise.all([
    textsOf(db, 'species', eq(species.id, species_id)),
    textsOf(
      db,
      'families',
      sql`lower(${families.family_name}) = (select lower(trim(family)) from ${species} where id = ${species_id})`,
    ),
    textsOf(db, 'cites_listings', eq(cites_listings.species_id, species_id)),
    textsOf(db, 'cms_listings', eq(cms_listings.species_id, species_id)),
    textsOf(db, 'cites_reservations', eq(cites_reservations.species_id, species_id)),
    textsOf(db, 'cites_trade_suspensions', eq(cites_trade_suspensions.species_id, species_id)),
    textsOf(db, 'cites_export_quotas', eq(cites_export_quotas.species_id, species_id)),
    textsOf(db, 'conservation_measures', eq(conservation_measures.species_id, species_id)),
    textsOf(db, 'subpopulations', eq(subpopulations.species_id, species_id)),
  ])
  return ofSpecies.flat()
}

export function listTextsOfGlossary(db: Reader): Promise<NamedText[]> {
  return textsOf(db, 'glossary_terms')
}

/** One text with its record's name. Throws NotFound where there is no such record or its field is not translated. */
export async function getText(
  db: Reader,
  { table_name, record_id, field }: Pick<NamedText, 'table_name' | 'record_id' | 'field'>,
): Promise<NamedText> {
  const texts = isTranslated(table_name, field)
    ? await textsOf(db, table_name, inArray(TABLES[table_name].table.id, [record_id]))
    : []
  const text = texts.find((one) => one.field === field)
  if (text === undefined) throw new NotFound('translations.no_text')
  return text
}

async function textsOf(db: Reader, table_name: TranslatedTable, where?: SQL): Promise<NamedText[]> {
  const { table, species_id, order } = TABLES[table_name]
  const rows = await db
    .select({
      record: table,
      of_species: species_id
        ? sql<string>`(select scientific_name from species as owner where owner.id = ${species_id})`.as(
            'of_species',
          )
        : sql<null>`null`.as('of_species'),
    })
    .from(table)
    .where(where)
    .orderBy(...(species_id ? [asc(sql`of_species`)] : []), ...order, asc(table.id))
  return rows.flatMap(({ record, of_species }) => {
    const row = record as unknown as EditedRow
    const record_name = nameOfEntry({ before: null, after: row, row_id: row.id, of_species })
    return TRANSLATED_FIELDS[table_name].map((field) => ({
      table_name,
      record_id: row.id,
      record_name,
      field,
      text: row[field] as string | null,
    }))
  })
}
