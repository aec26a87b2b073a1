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
import type { EditedRow } from '../curation/curated-table.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { families, species } from '../schema/index.ts'

/** Every text that is translated, in English, table by table and record by record. */
export async function listTexts(db: Reader): Promise<NamedText[]> {
  const ofTables = await Promise.all(TRANSLATED_TABLES.map((table_name) => textsOf(db, table_name)))
  return ofTables.flat()
}

/** The texts that a species' page shows: its own, its family's and those of its records. */
export async function listTextsOfSpecies(db: Reader, species_id: string): Promise<NamedText[]> {
  const ofSpecies = await Promise.all([
    textsOf(db, 'species', eq(species.id, species_id)),
    textsOf(
      db,
      'families',
      sql`lower(${families.family_name}) = (select lower(trim(family)) from ${species} where id = ${species_id})`,
    ),
    ...TRANSLATED_TABLES.map(async (name) => {
      const { species_id: owner } = CURATED_TABLES[name]
      return owner === undefined ? [] : textsOf(db, name, eq(owner, species_id))
    }),
  ])
  return ofSpecies.flat()
}

export function listTextsOfGlossary(db: Reader): Promise<NamedText[]> {
  return textsOf(db, 'glossary_terms')
}

/** The texts of one record that are translated. */
export function listTextsOfRecord(
  db: Reader,
  table_name: TranslatedTable,
  record_id: string,
): Promise<NamedText[]> {
  return textsOf(db, table_name, inArray(CURATED_TABLES[table_name].table.id, [record_id]))
}

/** One text with its record's name. Throws NotFound where there is no such record or its field is not translated. */
export async function getText(
  db: Reader,
  { table_name, record_id, field }: Pick<NamedText, 'table_name' | 'record_id' | 'field'>,
): Promise<NamedText> {
  const texts = isTranslated(table_name, field) ? await listTextsOfRecord(db, table_name, record_id) : []
  const text = texts.find((one) => one.field === field)
  if (text === undefined) throw new NotFound('translations.no_text')
  return text
}

async function textsOf(db: Reader, table_name: TranslatedTable, where?: SQL): Promise<NamedText[]> {
  const { table, species_id, order } = CURATED_TABLES[table_name]
  const rows = await db
    .select({
      record: table,
      of_species: species_id
        ? sql<string>`(select scientific_name from species as owner where owner.id = ${species_id})`.as(
            'of_species',
          )
        : sql<null>`null`.as('of_species'),
      owner_id: species_id ? sql<string>`${species_id}`.as('owner_id') : sql<null>`null`.as('owner_id'),
    })
    .from(table)
    .where(where)
    .orderBy(...(species_id ? [asc(sql`of_species`)] : []), ...order, asc(table.id))
  return rows.flatMap(({ record, of_species, owner_id }) => {
    const row = record as unknown as EditedRow
    const record_name = nameOfEntry({ before: null, after: row, row_id: row.id, of_species })
    return TRANSLATED_FIELDS[table_name].map((field) => ({
      table_name,
      record_id: row.id,
      record_name,
      species_id: owner_id,
      field,
      text: row[field] as string | null,
    }))
  })
}
