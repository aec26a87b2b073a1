import { CURATED_INPUTS, EDIT_INPUTS } from '#contract/curated-contracts.ts'
import { fieldKind } from '#contract/field-kinds.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import type { RecordFields } from '#domain/curation/merge-record.ts'
import { sameValue } from '#domain/curation/normal-value.ts'

/** Why a row is refused: a key of `admin:validation`, the column concerned, and the record that stands in the way. */
export interface RowProblem {
  field: string | null
  message: string
  existing: string | null
}

/** What is written over a record, and what of it could not be read. */
export interface Written {
  values: RecordFields
  problems: readonly RowProblem[]
}

/** A record with what is written over it. */
export interface ChangedRecord {
  /** The whole record as it would be saved, with the version that is stored, if any; undefined where it is refused. */
  record?: RecordFields
  changes: { field: string; before: unknown; after: unknown }[]
  problems: RowProblem[]
}

/** What is written over a record, by the same schema as its form: what differs, or why the record is refused. */
export function changedRecord(
  topic: CuratedTopic,
  stored: RecordFields & { id: string; version: number },
  { values, problems }: Written,
): ChangedRecord {
  const schema = EDIT_INPUTS[topic] ?? CURATED_INPUTS[topic]
  const fields = Object.keys(schema.shape)
  const before = Object.fromEntries(fields.map((field) => [field, stored[field]]))
  const parsed = schema.safeParse({ ...before, ...values })
  const written = Object.keys(values)
  const after: RecordFields = parsed.success ? parsed.data : values
  const changes = written
    .filter((field) => !sameValue(stored[field], after[field]))
    .map((field) => ({ field, before: stored[field] ?? null, after: after[field] ?? null }))
  const refused = [...problems, ...(changes.length > 0 ? refusalsOf(parsed.error?.issues ?? []) : [])]
  if (refused.length > 0) return { changes, problems: refused }
  const changed = Object.fromEntries(changes.map(({ field, after }) => [field, after]))
  return { record: { ...before, ...changed, id: stored.id, version: stored.version }, changes, problems: [] }
}

/** A new record by the same schema as its form; a field that is not written is as the schema has it, a list empty. */
export function newRecord(topic: CuratedTopic, { values, problems }: Written): ChangedRecord {
  const schema = CURATED_INPUTS[topic]
  const lists = Object.entries(schema.shape).filter(([, field]) => fieldKind(field)?.kind === 'list')
  const parsed = schema.safeParse({ ...Object.fromEntries(lists.map(([name]) => [name, []])), ...values })
  const after: RecordFields = parsed.success ? parsed.data : values
  const changes = Object.keys(values).map((field) => ({ field, before: null, after: after[field] ?? null }))
  const unreadable = problems.map(({ field }) => field)
  // Of a cell that could not be read, the schema knows only that it is missing.
  const refused = refusalsOf(parsed.error?.issues ?? []).filter(({ field }) => !unreadable.includes(field))
  return parsed.success && problems.length === 0
    ? { record: parsed.data, changes, problems: [] }
    : { changes, problems: [...problems, ...refused] }
}

const refusalsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): RowProblem[] =>
  issues.map(({ path, message }) => ({ field: String(path[0] ?? '') || null, message, existing: null }))
