import { sameValue } from './normal-value.ts'

/** The fields of a record, by name. */
export type RecordFields = Readonly<Record<string, unknown>>

/** A record as it was when editing began, as someone else has saved it since, and as it is written here. */
export interface EditedApart {
  base: RecordFields
  theirs: RecordFields
  mine: RecordFields
}

/** A field that both changed, to different values. */
export interface FieldConflict {
  field: string
  base: unknown
  theirs: unknown
  mine: unknown
}

/** Whose value of a field is saved. */
export type Side = 'theirs' | 'mine'

/**
 * Merges what two people made of one record. A field that one of them changed gets that value, a field that both
 * changed alike gets it too, and a field that both changed differently is left for one of them to choose.
 */
export function mergeRecord({ base, theirs, mine }: EditedApart, fields: readonly string[]) {
  const merged: Record<string, unknown> = {}
  const taken: string[] = []
  const kept: string[] = []
  const conflicts: FieldConflict[] = []
  for (const field of fields) {
    const values = { base: base[field], theirs: theirs[field], mine: mine[field] }
    const byThem = !sameValue(values.base, values.theirs)
    const byMe = !sameValue(values.base, values.mine)
    if (byThem && byMe && !sameValue(values.theirs, values.mine)) {
      conflicts.push({ field, ...values })
      continue
    }
    if (byThem && !byMe) taken.push(field)
    if (byMe && !byThem) kept.push(field)
    merged[field] = byThem ? values.theirs : values.mine
  }
  return {
    /** Every field without a conflict, with the value of the side that changed it. */
    merged,
    /** Fields that they alone changed. */
    taken,
    /** Fields that were changed here alone. */
    kept,
    conflicts,
  }
}

export type RecordMerge = ReturnType<typeof mergeRecord>

/** The record with the chosen value in each field of a conflict; undefined while one is not chosen. */
export function withChoices(
  { merged, conflicts }: RecordMerge,
  choices: Readonly<Record<string, Side | undefined>>,
): RecordFields | undefined {
  const chosen: Record<string, unknown> = {}
  for (const conflict of conflicts) {
    const side = choices[conflict.field]
    if (side === undefined) return undefined
    chosen[conflict.field] = conflict[side]
  }
  return { ...merged, ...chosen }
}
