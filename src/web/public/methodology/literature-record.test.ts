import { expect, test } from 'vitest'
import { z } from 'zod'
import { speciesDetail } from '#contract/species-contract.ts'
import { LITERATURE_FIELDS, LITERATURE_RECORD } from './literature-record.ts'

const accepts = (record: unknown) =>
  z.fromJSONSchema(JSON.parse(JSON.stringify(LITERATURE_RECORD))).safeParse(record).success

const statement = {
  field: 'movement_patterns',
  text: 'A made-up statement.',
  applies_to: 'population',
  population: 'A made-up population',
  data_years: null,
  quotation: 'A made-up passage',
  references: ['R1'],
}
const reference = {
  id: 'R1',
  type: 'journal_article',
  authors: 'A. Author',
  year: 2020,
  title: 'A made-up title',
  journal: null,
  doi: null,
}
const record = {
  scientific_name: 'Monodon monoceros',
  searched_on: '2026-11-21',
  statements: [statement],
  references: [reference],
  not_found: ['population_size'],
}

test.each(LITERATURE_FIELDS)('%s is a text of the species', (field) => {
  expect(Object.keys(speciesDetail.shape)).toContain(field)
})

test('a record of the form is accepted', () => {
  expect(accepts(record)).toBe(true)
})

test.each([
  { what: 'a statement without a work', statements: [{ ...statement, references: [] }] },
  {
    what: 'a statement about a field that the species has not',
    statements: [{ ...statement, field: 'beauty' }],
  },
  { what: 'a statement with more than is asked for', statements: [{ ...statement, certainty: 0.9 }] },
  { what: 'no word on what was not found', not_found: undefined },
])('$what is refused', ({ what: _, ...changes }) => {
  expect(accepts({ ...record, ...changes })).toBe(false)
})
