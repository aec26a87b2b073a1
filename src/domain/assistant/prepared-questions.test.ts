import { expect, test } from 'vitest'
import type { Parameters } from './parameters.ts'
import {
  blanksOf,
  blanksOfQuestion,
  missingBlanks,
  usualParameters,
  withBlanksOnly,
} from './prepared-questions.ts'
import { QUESTION_IDS, type QuestionId } from './question-forms.ts'

test.each<{ question: QuestionId; required: (keyof Parameters)[]; narrowing: (keyof Parameters)[] }>([
  { question: 'no_picture', required: [], narrowing: [] },
  { question: 'no_name_in_language', required: ['language'], narrowing: [] },
  { question: 'no_translation', required: ['translation'], narrowing: [] },
  { question: 'incomplete_profiles', required: ['percent'], narrowing: [] },
  { question: 'unchecked_facts', required: [], narrowing: ['table'] },
  { question: 'changes_of_species', required: ['species_id'], narrowing: ['day'] },
  { question: 'changes_by', required: ['editor'], narrowing: ['day'] },
  {
    question: 'trade_records_of_species',
    required: ['species_id'],
    narrowing: ['first_year', 'last_year'],
  },
])('$question leaves open $required, and $narrowing to narrow it', ({ question, required, narrowing }) => {
  const blanks = blanksOfQuestion(question)
  expect(blanks.filter((blank) => blank.required).map(({ name }) => name)).toEqual(required)
  expect(blanks.filter((blank) => !blank.required).map(({ name }) => name)).toEqual(narrowing)
})

test('every blank of every question is known', () => {
  for (const question of QUESTION_IDS) expect(() => blanksOfQuestion(question), question).not.toThrow()
  expect(() => blanksOf({ ask: 'What of {nothing}?', wordings: [] })).toThrow()
})

test('what has a usual value is asked with it', () => {
  expect(usualParameters('old_assessments')).toEqual({ years: 10 })
  expect(usualParameters('no_picture')).toEqual({})
})

test('a question is not answered before its blanks are filled, and takes nothing else', () => {
  expect(missingBlanks({ question: 'changes_of_species', parameters: { day: '2026-11-01' } })).toEqual([
    'species_id',
  ])
  expect(missingBlanks({ question: 'changes_by', parameters: { editor: '' } })).toEqual(['editor'])
  expect(missingBlanks({ question: 'trade_records_of_species', parameters: { species_id: 'a' } })).toEqual([])
  expect(
    withBlanksOnly({ question: 'no_picture', parameters: { species_id: 'a', day: '2026-11-01' } }),
  ).toEqual({ question: 'no_picture', parameters: {} })
  expect(
    withBlanksOnly({ question: 'unchecked_facts', parameters: { table: 'countries', language: undefined } }),
  ).toEqual({ question: 'unchecked_facts', parameters: { table: 'countries' } })
})
