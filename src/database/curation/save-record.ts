import { yearsToCome } from '#domain/assessments/years-to-come.ts'
import { yearOf } from '#domain/calendar.ts'
import { Invalid } from '#domain/problems.ts'
import type { Editor, Transaction } from '../access.ts'
import { type Accepted, recordAccepted } from '../species/accepted-changes.ts'
import { createSpecies, updateSpecies } from '../species/species-changes.ts'
import { keepTranslations } from '../translations/kept-translations-changes.ts'
import { createRecord, lockedRecord, updateRecord } from './curated-changes.ts'
import type { EditedRow, RecordValues } from './curated-table.ts'
import { CURATED_TABLES } from './curated-tables.ts'
import { endPredecessor } from './succession-changes.ts'

type SavedTopic = keyof typeof CURATED_TABLES

/**
 * Saves a record as a form or a draft has it: a new one, or one as edited since `version`. Every way of saving one record
 * leads through here, so that all are refused and recorded alike. Throws NotFound, Conflict, Duplicate and Invalid.
 */
export async function saveRecord(
  tx: Transaction,
  editor: Editor,
  topic: SavedTopic,
  { values, currentDay }: { values: RecordValues; currentDay: string },
): Promise<EditedRow> {
  refuseYearsToCome(topic, values, currentDay)
  const curated = CURATED_TABLES[topic]
  const { ends_predecessor, predecessor_end_date, keeps_translations, accepted, ...record } = values
  await endPredecessor(tx, editor, curated, record, {
    ends_predecessor: ends_predecessor === true,
    predecessor_end_date: typeof predecessor_end_date === 'string' ? predecessor_end_date : null,
  })
  const saved = isEdited(record)
    ? await editRecord(tx, editor, topic, record, keeps_translations === true)
    : await (topic === 'species'
        ? createSpecies(tx, editor, record)
        : createRecord(tx, editor, curated, record))
  if (accepted) await recordAccepted(tx, editor, saved, accepted as Accepted)
  return saved
}

async function editRecord(
  tx: Transaction,
  editor: Editor,
  topic: SavedTopic,
  record: RecordValues & { id: string; version: number },
  keepsTranslations: boolean,
): Promise<EditedRow> {
  const curated = CURATED_TABLES[topic]
  const before = await lockedRecord(tx, curated, record.id)
  const after = await (topic === 'species'
    ? updateSpecies(tx, editor, record)
    : updateRecord(tx, editor, curated, record))
  if (keepsTranslations) await keepTranslations(tx, editor, topic, { before, after })
  return after
}

const isEdited = (record: RecordValues): record is RecordValues & { id: string; version: number } =>
  typeof record.id === 'string' && typeof record.version === 'number'

function refuseYearsToCome(topic: string, values: RecordValues, currentDay: string): void {
  const fields = yearsToCome(topic, values, yearOf(currentDay))
  if (Object.keys(fields).length > 0) throw new Invalid('year_too_late', fields)
}
