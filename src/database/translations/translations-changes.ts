import type { NamedText } from '#domain/translations/translation-work.ts'
import type { Editor, Transaction } from '../access.ts'
import { createRecord } from '../curation/curated-changes.ts'
import type { EditedRow, RecordValues } from '../curation/curated-table.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
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
