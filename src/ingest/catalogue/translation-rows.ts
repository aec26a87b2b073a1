import type { translations } from '#database/schema/index.ts'
import {
  isTranslated,
  TRANSLATED_TABLES,
  TRANSLATION_LANGUAGES,
  type TranslatedField,
  type TranslatedTable,
  type TranslationLanguage,
} from '#domain/translations/translated-fields.ts'
import { type CatalogueRow, provenanceOf, readCatalogueFile } from './catalogue-files.ts'
import { catalogueId } from './catalogue-id.ts'
import {
  citesListingRows,
  cmsListingRows,
  exportQuotaRows,
  familyRows,
  glossaryRows,
  measureRows,
  reservationRows,
  speciesRows,
  subpopulationRows,
  suspensionRows,
} from './catalogue-rows.ts'

type Row = (typeof translations)['$inferInsert']

/** A record of the catalogue with its texts in English. */
type EnglishRecord = { id?: string } & { [field in TranslatedField]?: string | null }

/** The records that a file of translations names, by table; a note of listings names every listing that carries it. */
export type EnglishRecords = Readonly<Record<TranslatedTable, (name: string) => readonly EnglishRecord[]>>

const fileOf = (language: TranslationLanguage) => `translations-${language}.csv`

/** The files of translations, one for each language. */
export const TRANSLATION_FILES = TRANSLATION_LANGUAGES.map(fileOf)

/** The catalogue's texts in every language beside English, each with the English of the same catalogue. */
export function translationRows(): Row[] {
  const records = englishRecords()
  return TRANSLATION_LANGUAGES.flatMap((language) =>
    readCatalogueFile(fileOf(language)).flatMap((line) => translationsOf(line, language, records)),
  )
}

/** One line of a file as the rows that it stands for. Throws where it translates nothing that is there. */
export function translationsOf(
  line: CatalogueRow,
  language: TranslationLanguage,
  records: EnglishRecords,
): Row[] {
  const { table = '', record = '', field = '', text = '' } = line
  const place = `The translation (${language}) of ${table}, ${record}, ${field}`
  const table_name = TRANSLATED_TABLES.find((name) => name === table)
  if (table_name === undefined || !isTranslated(table, field))
    throw new Error(`${place} is of a field that is not translated`)
  const translated = records[table_name](record)
  if (translated.length === 0) throw new Error(`${place} is of a record that the catalogue does not have`)

  const withText = translated.flatMap((one) => {
    const original_text = one[field as TranslatedField]
    return original_text ? [{ one, original_text }] : []
  })
  if (withText.length === 0) throw new Error(`${place} is of a text that the record does not have`)
  return withText.map(({ one, original_text }) => {
    return {
      id: catalogueId('translations', one.id, field, language),
      table_name,
      record_id: one.id ?? '',
      field: field as TranslatedField,
      language,
      text,
      original_text,
      ...provenanceOf(line),
    }
  })
}

function englishRecords(): EnglishRecords {
  const by = <Record extends EnglishRecord>(
    rows: readonly Record[],
    nameOf: (row: Record) => string | null | undefined,
  ) => {
    const named = Map.groupBy(rows, nameOf)
    return (name: string) => named.get(name) ?? []
  }
  /** A record without a name of its own is named by any of its texts. */
  const byAny = <Record extends EnglishRecord>(
    rows: readonly Record[],
    namesOf: (row: Record) => (string | null | undefined)[],
  ) => {
    return (name: string) => rows.filter((row) => namesOf(row).includes(name))
  }
  return {
    species: by(speciesRows(), ({ scientific_name }) => scientific_name),
    families: by(familyRows(), ({ family_name }) => family_name),
    cites_listings: by(citesListingRows(), ({ notes }) => notes),
    cms_listings: by(cmsListingRows(), ({ notes }) => notes),
    cites_reservations: byAny(reservationRows(), ({ population, notes }) => [population, notes]),
    cites_trade_suspensions: by(suspensionRows(), ({ reason }) => reason),
    cites_export_quotas: by(exportQuotaRows(), ({ notes }) => notes),
    conservation_measures: by(measureRows(), ({ measure }) => measure),
    subpopulations: by(subpopulationRows(), ({ subpopulation_name }) => subpopulation_name),
    // The catalogue has none of these; editors enter them.
    species_threats: () => [],
    distribution_ranges: () => [],
    glossary_terms: by(glossaryRows(), ({ term }) => term),
  }
}
