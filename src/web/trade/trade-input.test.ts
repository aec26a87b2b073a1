import { expect, test } from 'vitest'
import { askedFor, recordsAddress, withoutUnknown, writtenSelection } from './trade-input.ts'

const KNOWN = {
  term: ['tusks'],
  unit: ['number'],
  importer: ['DK', '-'],
  exporter: ['GL'],
  origin: ['-'],
  purpose: ['T'],
  source: ['W'],
}

test('a selection is written with commas; what does not narrow is left out', () => {
  const selection = { start_year: 1990, importer: ['DK', '-'], reporter: 'larger' as const, term: [] }
  expect(writtenSelection(selection)).toEqual({ start_year: 1990, importer: 'DK,-', reporter: 'larger' })
  expect(askedFor('a', {})).toEqual({ id: 'a' })
})

test('values that no record knows are taken out and named; what is not reported is always known', () => {
  const selection = { term: ['tusks', 'wings'], importer: ['ZQ'], origin: ['-'], start_year: 1990 }
  expect(withoutUnknown(selection, KNOWN)).toEqual({
    selection: { term: ['tusks'], origin: ['-'], start_year: 1990 },
    unknown: ['term=wings', 'importer=ZQ'],
  })
})

test('the rows of a choice have their address on the server', () => {
  expect(recordsAddress('a', { importer: ['DK', '-'], term: ['ivory carvings'], end_year: 2000 })).toBe(
    '/api/trade-records.csv?species_id=a&end_year=2000&term=ivory+carvings&importer=DK%2C-',
  )
})
