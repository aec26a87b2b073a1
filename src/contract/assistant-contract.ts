import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ANSWER_COLUMNS, type AnswerColumn } from '#domain/assistant/answer.ts'
import {
  FACT_WORDS,
  type FactTable,
  FIELD_WORDS,
  type FieldOfSpecies,
  RECORD_WORDS,
  type RecordsOfSpecies,
  TRADE_CODE_WORDS,
  type TradeCode,
} from '#domain/assistant/parameters.ts'
import { QUESTION_GROUPS, QUESTION_IDS } from '#domain/assistant/question-forms.ts'
import { CURATED_TOPIC_NAMES } from '#domain/curation/curated-topics.ts'
import { NAME_LANGUAGES } from '#domain/names/name-languages.ts'
import { ownerSpecies } from './curated-records.ts'
import { text } from './text-limits.ts'
import { day } from './vocabularies.ts'

const wordsOf = <Word extends string>(words: Readonly<Record<Word, unknown>>) =>
  z.enum(Object.keys(words) as Word[])

const column = wordsOf<AnswerColumn>(ANSWER_COLUMNS)
const table = z.enum(CURATED_TOPIC_NAMES)

/** What a question asked about besides its form. */
const parameters = z.object({
  species: ownerSpecies.nullable(),
  language: z.enum(NAME_LANGUAGES).optional(),
  records: wordsOf<RecordsOfSpecies>(RECORD_WORDS).optional(),
  field: wordsOf<FieldOfSpecies>(FIELD_WORDS).optional(),
  code: wordsOf<TradeCode>(TRADE_CODE_WORDS).optional(),
  table: wordsOf<FactTable>(FACT_WORDS).optional(),
  years: z.number().optional().describe('Published more than this many years ago'),
  percent: z.number().optional().describe('Less complete than this'),
  day: day.optional().describe('Changed on this day or later'),
  editor: z.string().optional(),
})

const fix = z.discriminatedUnion('at', [
  z.object({ at: z.literal('edit'), table, id: z.string() }),
  z.object({ at: z.literal('create'), table, species_id: z.string().nullable() }),
  z.object({ at: z.literal('list'), table, search: z.string() }),
  z.object({ at: z.literal('trade_summary'), species_id: z.string() }),
  z.object({ at: z.literal('audit'), table: z.string(), row: z.string().nullable() }),
  z.object({ at: z.literal('trade'), species_id: z.string() }),
])

const answerRow = z.object({
  id: z.string().describe('Tells the rows of one answer apart'),
  species: ownerSpecies.nullable(),
  cells: z.partialRecord(column, z.union([z.string(), z.number(), z.array(z.string())]).nullable()),
  fix: fix.nullable().describe('Where the row can be fixed; null where it cannot'),
})

const answered = z.object({
  understood: z.literal(true),
  question: z.enum(QUESTION_IDS),
  parameters,
  count: z.number().int().describe('What was found; of trade the records, not the rows that count them'),
  of_trade: z.boolean().describe('Whether it counts trade records, which may be simulated'),
  of_species: z.boolean().describe('Whether the rows are about species'),
  columns: z.array(column),
  rows: z.array(answerRow),
})

const notUnderstood = z.object({
  understood: z.literal(false),
  nearest: z.array(z.string()).describe('Questions that are understood and share words with the text'),
})

/** Questions in plain words, answered from the data by fixed rules. */
export const assistantContract = {
  ask: oc
    .route({ method: 'GET', path: '/assistant', summary: 'Understands a question and answers it' })
    .input(z.object({ question: text('search') }))
    .output(z.discriminatedUnion('understood', [answered, notUnderstood])),

  suggestions: oc
    .route({ method: 'GET', path: '/assistant/suggestions', summary: 'Questions that a text may become' })
    .input(z.object({ text: text('search') }))
    .output(z.array(z.string())),

  examples: oc
    .route({ method: 'GET', path: '/assistant/examples', summary: 'One question of every form' })
    .output(
      z.array(
        z.object({
          group: z.enum(QUESTION_GROUPS.map(({ group }) => group)),
          questions: z.array(z.string()),
        }),
      ),
    ),
}
