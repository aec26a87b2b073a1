import { mergeRecord, type RecordFields, type RecordMerge } from '../curation/merge-record.ts'

/** A record as it was when a draft of it was written, and what the draft makes of it. */
export interface DraftedRecord {
  /** Null where the draft adds a record. */
  base: RecordFields | null
  values: RecordFields
}

/** The record as the draft would have it. */
export const drafted = ({ base, values }: DraftedRecord): RecordFields => ({ ...base, ...values })

/** What a draft comes to with what was saved of the record since. */
export const mergeDraft = ({ base, values }: DraftedRecord, theirs: RecordFields): RecordMerge =>
  mergeRecord({ base: base ?? {}, theirs, mine: values }, Object.keys(values))
