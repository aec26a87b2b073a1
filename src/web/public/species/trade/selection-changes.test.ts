import { expect, test } from 'vitest'
import { choicesOf } from '#domain/trade/chosen.ts'
import { without, withPicked, withToggled, withValues } from './selection-changes.ts'

test('values are put in and taken out again; none left does not narrow', () => {
  const wild = withToggled({ source: ['C'] }, 'source', ['W', 'X', 'R'])
  expect(wild).toEqual({ source: ['C', 'W', 'X', 'R'] })
  expect(withToggled(wild, 'source', ['W', 'X', 'R'])).toEqual({ source: ['C'] })
  expect(withValues(wild, 'source', [])).toEqual({})
})

test('the two years are one choice', () => {
  const selection = { start_year: 1990, end_year: 2000, term: ['tusks'], reporter: 'exporters' as const }
  expect(choicesOf(selection)).toEqual(['years', 'term', 'reporter'])
  expect(without(selection, 'years')).toEqual({ term: ['tusks'], reporter: 'exporters' })
})

test('what a list picks is put in and taken out, whatever else was chosen since the list was drawn', () => {
  expect(withPicked({ term: ['tusks', 'teeth'] }, 'term', ['tusks'], ['tusks', 'skulls'])).toEqual({
    term: ['tusks', 'teeth', 'skulls'],
  })
  expect(withPicked({ term: ['tusks', 'teeth'] }, 'term', ['tusks'], [])).toEqual({ term: ['teeth'] })
  expect(withPicked({ term: ['tusks'] }, 'term', ['tusks'], [])).toEqual({})
})
