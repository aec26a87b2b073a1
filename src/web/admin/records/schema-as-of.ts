import type { z } from 'zod'
import { yearsToCome } from '#domain/assessments/years-to-come.ts'
import { yearOf } from '#domain/calendar.ts'
import type { AnyRecordKind } from './record-kind.ts'

/** What a form of this kind takes on a day: the schema's fields, and no year that has yet to come where those are refused. */
export function schemaAsOf(
  today: string,
  { topic, schema }: Pick<AnyRecordKind, 'topic' | 'schema'>,
): z.ZodObject {
  return schema.superRefine(
    (values, context) => {
      for (const [field, message] of Object.entries(yearsToCome(topic, values, yearOf(today))))
        context.addIssue({ code: 'custom', path: [field], message })
    },
    // Also beside other fields that are wrong.
    { when: ({ value }) => value instanceof Object },
  )
}
