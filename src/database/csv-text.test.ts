import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv-text.ts'

test.each([
  { what: 'nothing', value: null, cell: '' },
  { what: 'empty text is not null', value: '', cell: '""' },
  { what: 'plain text', value: 'skins', cell: 'skins' },
  { what: 'a comma', value: 'bears, all', cell: '"bears, all"' },
  { what: 'a quotation mark', value: 'the "ice" bear', cell: '"the ""ice"" bear"' },
  { what: 'a line end', value: 'two\nlines', cell: '"two\nlines"' },
  { what: 'a lone end-of-data mark', value: '\\.', cell: '"\\."' },
  { what: 'a figure', value: 0, cell: '0' },
  { what: 'a truth', value: false, cell: 'false' },
  { what: 'a list', value: ['CA', 'a "b"'], cell: '"{""CA"",""a \\""b\\""""}"' },
  { what: 'an empty list', value: [], cell: '"{}"' },
])('$what: $cell', ({ value, cell }) => {
  expect(csvCell(value)).toBe(cell)
})

test('a line ends where it ends', () => {
  expect(csvLine(['NA', 1, null])).toBe('NA,1,\n')
})
