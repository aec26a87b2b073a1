import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { successionOf } from '#domain/curation/successions.ts'
import { CURATED_INPUTS } from './curated-contracts.ts'
import { type FieldKind, fieldKind } from './field-kinds.ts'

/** Has an action of its own, which asks for the source; and what one record at a time carries. */
const NOT_TOGETHER = ['checked', 'is_main']

/** A field that several records can be given the same value of. */
export type SettableField = { field: string } & Exclude<FieldKind, { kind: 'list' }>

/** The fields of a kind of record with a choice, apart from those that only one record of several can have. */
export function settableFields(topic: CuratedTopic): SettableField[] {
  return Object.entries(CURATED_INPUTS[topic].shape).flatMap(([field, schema]) => {
    if (NOT_TOGETHER.includes(field) || field === successionOf(topic)?.mark) return []
    const kind = fieldKind(schema)
    return kind === undefined || kind.kind === 'list' ? [] : [{ field, ...kind }]
  })
}
