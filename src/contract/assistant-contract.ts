import { z } from 'zod'
import { ANSWER_COLUMNS, type AnswerColumn } from '#domain/assistant/answer.ts'
import {
  FACT_WORDS,
  type FactTable,
  FIELD_WORDS,
  type FieldOfSpecies,
  MOST_YEARS,
  RECORD_WORDS,
  type RecordsOfSpecies,
  TRADE_CODE_WORDS,
  type TradeCode,
} from '#domain/assistant/parameters.ts'
import { QUESTION_IDS } from '#domain/assistant/question-forms.ts'
import { CURATED_TOPIC_NAMES } from '#domain/curation/curated-topics.ts'
import { NAME_LANGUAGES } from '#domain/names/name-languages.ts'
import { FIRST_CITES_YEAR } from '#domain/trade/trade-vocabulary.ts'
import { TRANSLATED_TABLES, TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import { ownerSpecies } from './curated-records.ts'
import { wholeNumber } from './parameters.ts'
import { get } from './routes.ts'
import { text } from './text-limits.ts'
import { day, textOrNull } from './vocabularies.ts'

const LENGTH_OF_DAY = 'YYYY-MM-DD'.length
const MOST_YEAR = 2200

const wordsOf = <Word extends string>(words: Readonly<Record<Word, unknown>>) =>
  z.enum(Object.keys(words) as Word[])

const column = wordsOf<AnswerColumn>(ANSWER_COLUMNS)
const table = z.enum(CURATED_TOPIC_NAMES)

/** What a question asks about besides its form. */
const words = {
  language: z.enum(NAME_LANGUAGES).optional(),
  records: wordsOf<RecordsOfSpecies>(RECORD_WORDS).optional(),
  field: wordsOf<FieldOfSpecies>(FIELD_WORDS).optional(),
  code: wordsOf<TradeCode>(TRADE_CODE_WORDS).optional(),
  table: wordsOf<FactTable>(FACT_WORDS).optional(),
  translation: z.enum(TRANSLATION_LANGUAGES).optional(),
}

const parameters = z.object({
  species: ownerSpecies.nullable(),
  ...words,
  day: day.optional().describe('Changed on this day or later'),
  years: z.number().optional().describe('Published more than this many years ago'),
  percent: z.number().optional().describe('Less complete than this'),
  editor: z.string().optional(),
  first_year: z.number().optional().describe('Traded in this year or later'),
  last_year: z.number().optional().describe('Traded in this year or earlier'),
})

const year = (name: string) => wholeNumber(name, FIRST_CITES_YEAR, MOST_YEAR).optional()

const prepared = z.object({
  question: z.enum(QUESTION_IDS),
  species_id: z.uuid({ error: 'record_id' }).optional(),
  ...words,
  day: z.iso.date('day').max(LENGTH_OF_DAY, 'day').optional(),
  years: wholeNumber('years', 1, MOST_YEARS).optional(),
  percent: wholeNumber('percent', 1, 100).optional(),
  editor: text('name').optional(),
  first_year: year('first_year'),
  last_year: year('last_year'),
})

const fix = z.discriminatedUnion('at', [
  z.object({ at: z.literal('edit'), table, id: z.string() }),
  z.object({
    at: z.literal('create'),
    table,
    species_id: textOrNull,
    field: z.string().optional(),
  }),
  z.object({ at: z.literal('list'), table, search: z.string() }),
  z.object({ at: z.literal('trade_summary'), species_id: z.string() }),
  z.object({ at: z.literal('audit'), table: z.string(), row: textOrNull }),
  z.object({ at: z.literal('trade'), species_id: z.string(), year: z.number().optional() }),
  z.object({
    at: z.literal('translation'),
    table: z.enum(TRANSLATED_TABLES),
    record_id: z.string(),
    field: z.string(),
    language: z.enum(TRANSLATION_LANGUAGES),
  }),
  z.object({ at: z.literal('releases') }),
])

const answerRow = z.object({
  id: z.string().describe('Tells the rows of one answer apart'),
  species: ownerSpecies.nullable(),
  cells: z.partialRecord(column, z.union([z.string(), z.number(), z.array(z.string())]).nullable()),
  fix: fix.nullable().describe('Where the row can be fixed; null where it cannot'),
})

const answer = z.object({
  question: z.enum(QUESTION_IDS),
  parameters,
  count: z.number().int().describe('What was found; of trade the records, not the rows that count them'),
  of_trade: z.boolean().describe('Whether it counts trade records, which may be simulated'),
  of_species: z.boolean().describe('Whether the rows are about species'),
  columns: z.array(column),
  rows: z.array(answerRow),
})

const understood = answer.extend({ understood: z.literal(true) })

const notUnderstood = z.object({
  understood: z.literal(false),
  nearest: z
    .array(answer.pick({ question: true, parameters: true }))
    .describe('Questions that are understood and share words with the text'),
})

/** Questions by their form or in plain words, answered from the data by fixed rules. */
export const assistantContract = {
  ask: get('/assistant', 'Understands a question and answers it')
    .input(z.object({ question: text('search') }))
    .output(z.discriminatedUnion('understood', [understood, notUnderstood])),

  suggestions: get('/assistant/suggestions', 'Questions that a text may become')
    .input(z.object({ text: text('search') }))
    .output(z.array(z.string())),

  answer: get('/assistant/answers/{question}', 'Answers a question by its form')
    .input(prepared)
    .output(answer),
}
