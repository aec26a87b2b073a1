import type { EditedRow, ImportOutcome } from '#contract/lists-curation.ts'
import { translationInput } from '#contract/translations-curation.ts'
import type { Editor, Transaction } from '#database/access.ts'
import { removeRecord, updateRecord } from '#database/curation/curated-changes.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { listTexts } from '#database/translations/texts-queries.ts'
import { createTranslation, lockTranslations } from '#database/translations/translations-changes.ts'
import { DELETE_COLUMN, deletesRecord } from '#domain/curation/record-csv.ts'
import { importedTranslation } from '#domain/translations/imported-translation.ts'
import { placeKey, type TextPlace } from '#domain/translations/text-place.ts'
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '#domain/translations/translated-fields.ts'
import type { NamedText, StoredTranslation } from '#domain/translations/translation-work.ts'
import type { RowProblem } from './changed-record.ts'
import { tried } from './tried-row.ts'

type ImportedRow = ImportOutcome['rows'][number]

/** What the lines of a file are read against. */
interface Stored {
  texts: ReadonlyMap<string, NamedText>
  translations: ReadonlyMap<string, StoredTranslation>
  mayWrite: (language: TranslationLanguage) => boolean
}

/**
 * Writes and deletes the translations of an edited file of texts, and tells of each line what it changed or why it was refused. A text
 * is found by its record, field and language; what is written is of the English text as it stands.
 */
export async function importTranslations(
  tx: Transaction,
  editor: Editor,
  rows: readonly EditedRow[],
  { mayWrite }: Pick<Stored, 'mayWrite'>,
): Promise<ImportOutcome> {
  const recordIds = rows.map(({ cells }) => cells.record_id?.toLowerCase() ?? '')
  const locked = await lockTranslations(tx, recordIds)
  const texts = await listTexts(tx)
  const stored: Stored = {
    texts: new Map(texts.map((text) => [placeKey(text), text])),
    translations: new Map(locked.map((one) => [`${one.language} ${placeKey(one)}`, one])),
    mayWrite,
  }
  const keys = rows.map(keyOf)
  const saved: ImportOutcome['saved'] = []
  const told: ImportedRow[] = []
  for (const [place, row] of rows.entries()) {
    const isTwice = keys.indexOf(keys[place] ?? '') !== place
    const { write, ...outcome } = read(row, stored, isTwice)
    const result = write && (await tried(tx, () => write(tx, editor)))
    if (result && 'saved' in result) saved.push({ ...result.saved, removed: outcome.deletes })
    const problems = result && 'problems' in result ? result.problems : outcome.problems
    if (outcome.deletes || outcome.changes.length + problems.length > 0) told.push({ ...outcome, problems })
  }
  return { rows: told, unchanged: rows.length - told.length, saved }
}

const placeOf = ({ cells }: EditedRow) =>
  placeKey({ record_id: cells.record_id?.toLowerCase() ?? '', field: cells.field?.trim() } as TextPlace)

const languageOf = ({ cells }: EditedRow) => cells.language?.trim().toLowerCase() ?? ''

const keyOf = (row: EditedRow) => `${languageOf(row)} ${placeOf(row)}`

interface ReadRow extends ImportedRow {
  /** Saves or deletes what the line is of; undefined where it changes nothing or is refused. */
  write?: (tx: Transaction, editor: Editor) => Promise<{ id: string; version: number }>
}

function read(row: EditedRow, { texts, translations, mayWrite }: Stored, isTwice: boolean): ReadRow {
  const text = texts.get(placeOf(row))
  const language = TRANSLATION_LANGUAGES.find((known) => known === languageOf(row))
  const translation = translations.get(keyOf(row)) ?? null
  const { line, id } = row
  const is_new = translation === null
  const deletes = deletesRecord(row.cells)
  const name = text?.record_name ?? null
  const outcome = { line, id, name, is_new, deletes: deletes ?? false, changes: [], problems: [] }
  const refused = (field: string | null, message: string): ReadRow => ({
    ...outcome,
    problems: [{ field, message, existing: null }],
  })

  if (text === undefined) return refused(null, 'csv_no_text')
  if (language === undefined) return refused('language', 'csv_language')
  if (isTwice) return refused(null, 'row_twice')
  if (deletes === undefined) return refused(DELETE_COLUMN, 'csv_yes_no')
  if (deletes) {
    if (translation === null) return refused(DELETE_COLUMN, 'csv_nothing_to_delete')
    if (row.version !== String(translation.version)) return refused(null, 'row_changed_since')
    if (!mayWrite(language)) return refused('language', 'language_not_permitted')
    return {
      ...outcome,
      write: async (tx, editor) => {
        await removeRecord(tx, editor, CURATED_TABLES.translations, translation)
        return translation
      },
    }
  }
  const { values, problem } = importedTranslation(row, { original: text.text, translation })
  if (problem !== null) return refused(problem.field, problem.message)
  if (Object.keys(values).length === 0) return outcome
  if (!mayWrite(language)) return refused('language', 'language_not_permitted')

  const changes = Object.entries(values).map(([field, after]) => ({
    field,
    before: (translation as Readonly<Record<string, unknown>> | null)?.[field] ?? null,
    after,
  }))
  const { table_name, record_id, field } = text
  const whole = {
    table_name,
    record_id,
    field,
    language,
    source: null,
    checked: false,
    ...translation,
    ...values,
  }
  const parsed = translationInput.safeParse({ ...whole, original_text: text.text ?? '' })
  if (!parsed.success) return { ...outcome, changes, problems: refusalsOf(parsed.error.issues) }
  const { text: written, checked, original_text } = parsed.data
  return {
    ...outcome,
    changes,
    write: (tx, editor) =>
      translation === null
        ? createTranslation(tx, editor, parsed.data)
        : updateRecord(tx, editor, CURATED_TABLES.translations, {
            ...{ id: translation.id, version: translation.version },
            ...{ text: written, checked, original_text, kept_from: null },
          }),
  }
}

const refusalsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): RowProblem[] =>
  issues.map(({ path, message }) => ({ field: String(path[0] ?? '') || null, message, existing: null }))
