import { expect, test } from 'vitest'
import { type CellKind, deletesRecord, readRecordCell, recordsCsv } from './record-csv.ts'

test('a file has the fields of a record, told apart by id and version, and runs no formula', () => {
  const species = { scientific_name: 'Odobenus rosmarus' }
  const rows = [
    {
      id: 'a',
      version: 3,
      species_id: 's',
      species,
      name: '=1+1',
      is_main: true,
      areas: ['GL', 'CA'],
      year: null,
    },
  ]
  expect(recordsCsv(['species_id', 'name', 'is_main', 'areas', 'year'], rows)).toBe(
    '\uFEFFid,version,delete,species,species_id,name,is_main,areas,year\r\n' +
      `a,3,,Odobenus rosmarus,s,'=1+1,true,"[""GL"",""CA""]",\r\n`,
  )
})

const same = { isSame: true }
const now = (value: unknown) => ({ isSame: false, value })
const refused = (problem: string) => ({ isSame: false, problem })

test.each<{ what: string; cell: string; stored: unknown; kind?: CellKind; read: object }>([
  { what: 'the same text', cell: 'Hvalross', stored: 'Hvalross', read: same },
  { what: 'another text', cell: 'Hvalros', stored: 'Hvalross', read: now('Hvalros') },
  { what: 'blanks at the ends', cell: ' Hvalross ', stored: 'Hvalross', read: same },
  { what: 'nothing for nothing', cell: '', stored: null, read: same },
  { what: 'an emptied cell', cell: '', stored: 'Hvalross', read: now(null) },
  { what: 'line breaks of another system', cell: 'one\r\ntwo', stored: 'one\ntwo', read: same },
  { what: 'a formula as exported', cell: "'=1+1", stored: '=1+1', read: same },
  { what: 'a formula without the apostrophe', cell: '=1+1', stored: '=1+1', read: same },
  { what: 'another formula', cell: "'=2+2", stored: '=1+1', read: now('=2+2') },
  { what: 'a text that begins so itself', cell: "'-a", stored: "'-a", read: same },
  { what: 'an apostrophe of the word', cell: "'Okina", stored: null, read: now("'Okina") },
  { what: 'a number', cell: '2019', stored: 2019, read: same },
  { what: 'a year that was changed', cell: '2020', stored: 2019, read: now('2020') },
  { what: 'yes in capitals', cell: 'TRUE', stored: true, kind: 'yesNo', read: same },
  { what: 'yes of a Danish spreadsheet', cell: 'SAND', stored: false, kind: 'yesNo', read: now(true) },
  { what: 'no of an Icelandic spreadsheet', cell: 'ÓSATT', stored: false, kind: 'yesNo', read: same },
  { what: 'perhaps', cell: 'perhaps', stored: false, kind: 'yesNo', read: refused('csv_yes_no') },
  { what: 'not stated any more', cell: '', stored: false, kind: 'yesNo', read: now(null) },
  { what: 'the same list', cell: '["GL", "CA"]', stored: ['GL', 'CA'], kind: 'list', read: same },
  { what: 'a shorter list', cell: '["GL"]', stored: ['GL', 'CA'], kind: 'list', read: now(['GL']) },
  { what: 'an emptied list', cell: '', stored: ['GL'], kind: 'list', read: now([]) },
  { what: 'no list for none', cell: '', stored: [], kind: 'list', read: same },
  { what: 'a list that is none', cell: 'GL, CA', stored: null, kind: 'list', read: refused('csv_list') },
])('$what', ({ cell, stored, kind = 'text', read }) => {
  expect(readRecordCell(cell, stored, kind)).toEqual(read)
})

test.each([
  { cell: undefined, deletes: false },
  { cell: '', deletes: false },
  { cell: 'FALSE', deletes: false },
  { cell: 'true', deletes: true },
  { cell: ' Yes ', deletes: true },
  { cell: 'SAND', deletes: true },
  { cell: 'x', deletes: undefined },
])('a line with $cell as “delete” deletes its record: $deletes', ({ cell, deletes }) => {
  expect(deletesRecord(cell === undefined ? {} : { delete: cell })).toBe(deletes)
})
