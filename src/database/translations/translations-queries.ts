import { and, eq, inArray } from 'drizzle-orm'
import { NotFound } from '#domain/problems.ts'
import { shownTranslations } from '#domain/translations/shown-translations.ts'
import type { TranslatedTable, TranslationLanguage } from '#domain/translations/translated-fields.ts'
import {
  countStates,
  filteredWork,
  type NamedText,
  nextWork,
  type TranslationWork,
  translationWork,
  type WorkFilters,
  type WorkPlace,
} from '#domain/translations/translation-work.ts'
import type { Reader } from '../access.ts'
import { translations } from '../schema/index.ts'
import { unknownSpecies } from '../species/species-queries.ts'
import {
  getText,
  listTexts,
  listTextsOfGlossary,
  listTextsOfRecord,
  listTextsOfSpecies,
} from './texts-queries.ts'

/** What is translated of a species' page, as its texts stand. Throws NotFound. */
export async function listTranslationsOfSpecies(
  db: Reader,
  species_id: string,
  language: TranslationLanguage,
) {
  const texts = await listTextsOfSpecies(db, species_id)
  if (texts.length === 0) throw unknownSpecies(species_id)
  return shownOf(db, texts, language)
}

/** What is translated of the glossary, as its terms stand. */
export async function listTranslationsOfGlossary(db: Reader, language: TranslationLanguage) {
  return shownOf(db, await listTextsOfGlossary(db), language)
}

/** One page of the texts to translate; a page beyond the last is answered with the last. */
export async function pageOfTranslationWork(
  db: Reader,
  { page: asked, size, ...filters }: WorkFilters & { page: number; size: number },
) {
  const { rows, counts } = filteredWork(await listTranslationWork(db), filters)
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(asked, pages)
  return { rows: rows.slice((page - 1) * size, page * size), counts, total: rows.length, page, pages }
}

/** All texts that the filters leave, in the order of the list. */
export async function listFilteredWork(db: Reader, filters: WorkFilters): Promise<TranslationWork[]> {
  return filteredWork(await listTranslationWork(db), filters).rows
}

/** The text that comes after another one in the list of the work; null where there is none. */
export async function findNextWork(
  db: Reader,
  place: WorkPlace,
  filters: WorkFilters,
): Promise<TranslationWork | null> {
  return nextWork(await listTranslationWork(db), place, filters) ?? null
}

/** How the texts of one record are translated. */
export async function listTranslationsOfRecord(db: Reader, table_name: TranslatedTable, record_id: string) {
  const [texts, stored] = await Promise.all([
    listTextsOfRecord(db, table_name, record_id),
    db.select().from(translations).where(eq(translations.record_id, record_id)),
  ])
  return translationWork(texts, stored)
}

/** How many texts are translated, outdated and missing, in all languages together. */
export async function countTranslationWork(db: Reader) {
  return countStates(await listTranslationWork(db))
}

/** A translation with the text that it is of, as that stands now. Throws NotFound. */
export async function getTranslation(db: Reader, id: string) {
  const [row] = await db.select().from(translations).where(eq(translations.id, id))
  if (row === undefined) throw new NotFound('translations.not_found')
  const { record_name, species_id = null, text } = await getText(db, row)
  return { ...row, record_name, species_id, original: text }
}

/** Every text in every language, and how it is translated. */
export async function listTranslationWork(db: Reader) {
  const [texts, stored] = await Promise.all([listTexts(db), db.select().from(translations)])
  return translationWork(texts, stored)
}

async function shownOf(db: Reader, texts: readonly NamedText[], language: TranslationLanguage) {
  const { record_id, field, text, original_text, source, checked } = translations
  const stored = await db
    .select({ record_id, field, text, original_text, source, checked })
    .from(translations)
    .where(
      and(
        inArray(
          record_id,
          texts.map((one) => one.record_id),
        ),
        eq(translations.language, language),
      ),
    )
    .orderBy(record_id, field)
  return shownTranslations(texts, stored)
}
