import { expect, test } from 'vitest'
import { findColumns, hasColumns } from './columns.ts'

const NAMES = ['Year', 'App.', 'Reporter.type'] as const

test.each([
  { what: 'in their order', header: ['Year', 'App.', 'Reporter.type'], at: [0, 1, 2] },
  { what: 'in another order', header: ['Reporter.type', 'Year', 'App.'], at: [1, 2, 0] },
  { what: 'among others', header: ['Id', 'Year', 'IFS.permit', 'App.', 'Reporter.type'], at: [1, 3, 4] },
  { what: 'written otherwise', header: ['year ', 'APP', 'Reporter type'], at: [0, 1, 2] },
])('columns are found by name, $what', ({ header, at }) => {
  const found = findColumns('trade.csv', header, NAMES)
  expect(NAMES.map((name) => found[name])).toEqual(at)
})

test('a missing column is named with its file', () => {
  expect(() => findColumns('trade.csv', ['Year', 'App.'], NAMES)).toThrow(
    expect.objectContaining({
      file: 'trade.csv',
      column: 'Reporter.type',
      message: "the column 'Reporter.type' is missing",
    }),
  )
})

test('several missing columns are one refusal', () => {
  expect(() => findColumns('trade.csv', ['Year'], NAMES)).toThrow(
    "the columns 'App.', 'Reporter.type' are missing",
  )
})

test('a column that stands twice could be misread', () => {
  expect(() => findColumns('trade.csv', ['Year', 'App.', 'Year', 'Reporter.type'], NAMES)).toThrow(
    "the column 'Year' appears twice",
  )
})

test('a header is recognised by the columns it names', () => {
  expect(hasColumns(['DB', 'gbif id'], ['db', 'gbif_id'])).toBe(true)
  expect(hasColumns(['db'], ['db', 'gbif_id'])).toBe(false)
})
