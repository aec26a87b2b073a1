import { expect, test } from 'vitest'
import { catalogueHeading, catalogueLines, cellText } from './catalogue-csv.ts'
import { always, ID, text, whole, yesOrNo } from './codebook.ts'

const TABLE = {
  columns: [ID, always(text('word', 'The word')), whole('year', 'Year'), yesOrNo('checked', 'Checked')],
}

test('rows are written in the order in which they come, and cells are safe', () => {
  const rows = [
    { id: 'e', word: 'undated', year: null, checked: false },
    { id: 'c', word: 'é, "quoted"', year: 900, checked: true },
    { id: 'd', word: '=1+1', year: 2020, checked: false },
    { id: 'a', word: 'Zebra', year: 2020, checked: true },
  ]
  expect(catalogueHeading(TABLE) + catalogueLines(TABLE, rows)).toBe(
    [
      'id,word,year,checked',
      'e,undated,,false',
      'c,"é, ""quoted""",900,true',
      "d,'=1+1,2020,false",
      'a,Zebra,2020,true',
      '',
    ].join('\n'),
  )
  expect(catalogueLines(TABLE, [])).toBe('')
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
