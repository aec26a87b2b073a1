import { type ReadCell, readRecordCell } from '../curation/record-csv.ts'
import { isSameText } from './translation-state.ts'
import type { TranslationWork } from './translation-work.ts'

/** What a line of a file of texts says of its translation. */
interface TranslationLine {
  /** Of the translation when the file was exported; empty where there was none. */
  version: string
  cells: Readonly<Record<string, string>>
}

/** What a line writes, empty where it changes nothing; why it is refused is a key of `admin:validation`. */
export interface ImportedTranslation {
  values: { text?: string; checked?: boolean }
  problem: { field: 'text' | 'checked' | 'original_text' | null; message: string } | null
}

/**
 * Reads a line of an edited file against the text as it stands. An untranslated text that stays empty is no change.
 * A change is refused where the file has another English text than the record, since it translates what is no longer
 * there, and where someone saved the translation after the file was exported. An emptied cell deletes nothing.
 */
export function importedTranslation(
  { version, cells }: TranslationLine,
  { original, translation }: Pick<TranslationWork, 'original' | 'translation'>,
): ImportedTranslation {
  const text = readRecordCell(cells.translation ?? '', translation?.text, 'text')
  if (text.isSame && translation === null) return UNCHANGED
  const checked = readRecordCell(cells.checked ?? '', translation?.checked, 'yesNo')
  const isUnchecked = cells.checked === undefined || (cells.checked.trim() === '' && translation === null)
  if (text.isSame && (checked.isSame || isUnchecked)) return UNCHANGED

  if (version !== String(translation?.version ?? '')) return refused(null, 'row_changed_since')
  if (!isEnglishOf(cells.english ?? '', original)) return refused('original_text', 'csv_english_changed')
  if (valueIn(text) === null) return refused('text', 'csv_translation_emptied')
  if (!isUnchecked && (isUnreadable(checked) || valueIn(checked) === null))
    return refused('checked', 'csv_yes_no')
  return {
    values: {
      ...(!text.isSame && { text: String(valueIn(text)) }),
      ...(!checked.isSame && !isUnchecked && { checked: valueIn(checked) === true }),
    },
    problem: null,
  }
}

const UNCHANGED: ImportedTranslation = { values: {}, problem: null }

const refused = (
  field: NonNullable<ImportedTranslation['problem']>['field'],
  message: string,
): ImportedTranslation => ({ values: {}, problem: { field, message } })

const isUnreadable = (cell: ReadCell) => 'problem' in cell

/** Undefined where the cell is as it is stored, or unreadable. */
const valueIn = (cell: ReadCell): unknown => ('value' in cell ? cell.value : undefined)

function isEnglishOf(cell: string, original: string | null): boolean {
  const read = readRecordCell(cell, original, 'text')
  return read.isSame || isSameText(String(valueIn(read) ?? ''), original)
}
