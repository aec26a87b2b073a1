import { expect, test } from 'vitest'
import { CATALOGUE_TABLES, publishedTable } from './catalogue-tables.ts'
import { TABLE_NAMES } from './codebook.ts'

/** What the terms of the IUCN and BirdLife International do not allow to be passed on in bulk. */
const RESTRICTED = [
  'criteria',
  'threats_text',
  'assessment_notes',
  'population_trend',
  'population_size',
  'generation_length',
  'reason_for_change',
  'possibly_extinct',
  'possibly_extinct_in_wild',
]

const named = CATALOGUE_TABLES.flatMap(({ name, columns }) =>
  columns.map((column) => ({ table: name, ...column })),
)

test('restricted fields are in no table', () => {
  expect(named.filter(({ name }) => RESTRICTED.includes(name))).toEqual([])
})

test('every table and column is described, and named once', () => {
  const names = named.map(({ table, name }) => `${table}.${name}`)
  expect(new Set(names).size).toBe(names.length)
  expect(CATALOGUE_TABLES.map(({ name }) => name)).toEqual(TABLE_NAMES)
  expect(named.filter(({ description }) => description.length < 3)).toEqual([])
  expect(names.filter((name) => !/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/.test(name))).toEqual([])
})

test('references and orders name columns that there are', () => {
  for (const { columns, references, order } of CATALOGUE_TABLES) {
    const own = columns.map(({ name }) => name)
    expect(own).toContain('id')
    expect(own).toEqual(expect.arrayContaining([...order, ...references.map(({ column }) => column)]))
    expect(references.filter(({ table }) => publishedTable(table) === undefined)).toEqual([])
  }
})
