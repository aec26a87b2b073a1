import { z } from 'zod'
import { CURATED_TOPIC_NAMES } from '#domain/curation/curated-topics.ts'
import { PICKER_SIZE, seenRow } from './curated-records.ts'
import { optionalText } from './fields.ts'
import { post } from './routes.ts'
import { text } from './text-limits.ts'

/** Rows of one kind, each as it was seen. */
const rows = z
  .array(z.object(seenRow))
  .min(1, 'rows_required')
  .max(PICKER_SIZE, `rows_at_most:${PICKER_SIZE}`)

const changed = z.object({ rows: z.number().int().describe('How many rows were changed') })

/** One of the words of a field, yes or no, or nothing. */
const chosenValue = z.union([text('name'), z.boolean(), z.null()])

/** What an administrator does with several rows at once: with all of them or with none. */
export const severalCuration = {
  check: post('/several/check', 'Marks rows as compared with their source')
    .input(
      z.object({
        records: z.enum(CURATED_TOPIC_NAMES),
        rows,
        source: optionalText.describe('The source of all of them; without it each keeps its own'),
      }),
    )
    .output(changed),

  set: post('/several/set', 'Gives rows the same value of a field with a choice')
    .input(
      z.object({
        records: z.enum(CURATED_TOPIC_NAMES),
        rows,
        field: text('name'),
        value: chosenValue,
      }),
    )
    .output(
      z.object({
        saved: z
          .array(z.object(seenRow))
          .describe('The rows that did not have the value yet, each in its new version'),
      }),
    ),

  remove: post('/several/remove', 'Removes rows')
    .input(
      z.object({
        // A species takes its records along, and is removed by itself.
        records: z.enum(CURATED_TOPIC_NAMES).exclude(['species']),
        rows,
      }),
    )
    .output(changed),
}
