import { asc, inArray } from 'drizzle-orm'
import { isRecordId } from '#domain/curation/record-csv.ts'
import type { NamedText } from '#domain/translations/translation-work.ts'
import type { Editor, Transaction } from '../access.ts'
import { createRecord } from '../curation/curated-changes.ts'
import type { EditedRow, RecordValues } from '../curation/curated-table.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { translations } from '../schema/index.ts'
import { getText } from './texts-queries.ts'

/** Adds a translation of a text that is there. Throws NotFound where it is not, Invalid where it is translated already. */
export async function createTranslation(
  tx: Transaction,
  editor: Editor,
  values: RecordValues & Pick<NamedText, 'table_name' | 'record_id' | 'field'>,
): Promise<EditedRow> {
  await getText(tx, values)
  return createRecord(tx, editor, CURATED_TABLES.translations, values)
}

/** What is translated of these records, which a file may name by anything, locked in the order of the ids until the transaction ends. */
export function lockTranslations(tx: Transaction, record_ids: readonly string[]) {
  return tx
    .select()
    .from(translations)
    .where(inArray(translations.record_id, [...new Set(record_ids)].filter(isRecordId)))
    .orderBy(asc(translations.id))
    .for('update')
}
