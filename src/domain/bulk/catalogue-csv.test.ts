import { expect, test } from 'vitest'
import { catalogueCsv, cellText } from './catalogue-csv.ts'
import { always, ID, type PublishedTable, text, whole, yesOrNo } from './codebook.ts'

const TABLE: PublishedTable = {
  name: 'glossary_terms',
  title: 'Words',
  description: 'Some words',
  columns: [ID, always(text('word', 'The word')), whole('year', 'Year'), yesOrNo('checked', 'Checked')],
  references: [],
  order: ['year', 'word'],
  datasets: [],
}

test('rows are sorted as the table says, and cells are safe', () => {
  const rows = [
    { id: 'd', word: '=1+1', year: 2020, checked: false },
    { id: 'c', word: 'é, "quoted"', year: 900, checked: true },
    { id: 'b', word: 'Zebra', year: 2020, checked: true },
    { id: 'a', word: 'Zebra', year: 2020, checked: true },
    { id: 'e', word: 'undated', year: null, checked: false },
  ]
  const csv = catalogueCsv(TABLE, rows)
  expect(csv).toBe(
    [
      'id,word,year,checked',
      'e,undated,,false',
      'c,"é, ""quoted""",900,true',
      "d,'=1+1,2020,false",
      'a,Zebra,2020,true',
      'b,Zebra,2020,true',
      '',
    ].join('\n'),
  )
  expect(catalogueCsv(TABLE, rows.toReversed())).toBe(csv)
})

test.each([
  { value: null, cell: '' },
  { value: undefined, cell: '' },
  { value: 0, cell: '0' },
  { value: false, cell: 'false' },
  { value: ['CA', 'GL'], cell: '["CA","GL"]' },
  { value: [], cell: '[]' },
])('$value is written as $cell', ({ value, cell }) => {
  expect(cellText(value)).toBe(cell)
})
