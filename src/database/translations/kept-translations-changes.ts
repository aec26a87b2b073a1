import { and, eq, inArray } from 'drizzle-orm'
import { Invalid } from '#domain/problems.ts'
import { mayBeMinorEdit } from '#domain/translations/minor-edit.ts'
import { type TranslatedField, translatedFieldsOf } from '#domain/translations/translated-fields.ts'
import { isSameText, translationState } from '#domain/translations/translation-state.ts'
import type { Editor, Transaction } from '../access.ts'
import { updateRecord } from '../curation/curated-changes.ts'
import type { EditedRow } from '../curation/curated-table.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { translations } from '../schema/index.ts'

/**
 * After a minor edit of a record: its translations that were current stay so, as of the text that is there now, and
 * remember the one that they were translated from. Throws Invalid where a text was changed in more than that.
 */
export async function keepTranslations(
  tx: Transaction,
  editor: Editor,
  table_name: string,
  { before, after }: { before: EditedRow; after: EditedRow },
): Promise<void> {
  const changed = translatedFieldsOf(table_name).filter(
    (field) => !isSameText(textIn(before, field), textIn(after, field)),
  )
  if (changed.length === 0) return
  const kept = await currentTranslations(tx, before, changed)
  refuseOtherMeaning(kept, { before, after })
  for (const { id, version, field, original_text, kept_from } of kept) {
    const text = textIn(after, field)
    const translated_from = kept_from ?? original_text
    await updateRecord(tx, editor, CURATED_TABLES.translations, {
      id,
      version,
      original_text: text,
      kept_from: isSameText(translated_from, text) ? null : translated_from,
    })
  }
}

async function currentTranslations(tx: Transaction, before: EditedRow, fields: TranslatedField[]) {
  const stored = await tx
    .select()
    .from(translations)
    .where(and(eq(translations.record_id, before.id), inArray(translations.field, fields)))
    .orderBy(translations.field, translations.language)
    .for('update')
  return stored.filter((one) => translationState(textIn(before, one.field), one) === 'current')
}

function refuseOtherMeaning(
  kept: readonly { field: TranslatedField }[],
  { before, after }: { before: EditedRow; after: EditedRow },
): void {
  const refused = kept.filter(({ field }) => !mayBeMinorEdit(textIn(before, field), textIn(after, field)))
  if (refused.length === 0) return
  const fields = Object.fromEntries(refused.map(({ field }) => [field, 'minor_edit_meaning']))
  throw new Invalid('minor_edit_meaning', fields)
}

const textIn = (row: EditedRow, field: TranslatedField) => row[field] as string | null
