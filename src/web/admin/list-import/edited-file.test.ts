import { expect, test } from 'vitest'
import { MOST_IMPORTED_ROWS } from '#contract/lists-curation.ts'
import { type EditedLine, inParts, isTooLargeToSave, readEditedFile } from './edited-file.ts'

const COLUMNS = {
  required: ['id', 'version'],
  fields: ['species', 'species_id', 'name', 'source'],
  readOnly: ['state'],
}
const read = (text: string) => readEditedFile(new TextEncoder().encode(text).buffer, COLUMNS)
const line = (more: Partial<EditedLine> = {}) => ({
  line: 2,
  id: 'a',
  version: '1',
  cells: { name: 'Hvalross' },
  ...more,
})

test.each([
  { what: 'a file as exported', text: '\uFEFFid,version,name\r\na,1,Hvalross\r\n', rows: [line()] },
  { what: 'one with semicolons', text: 'id;version;name\na;1;Hvalross', rows: [line()] },
  { what: 'columns in another order', text: 'name,version,id\nHvalross,1,a', rows: [line()] },
  {
    what: 'a text with a line break and an empty line',
    text: 'id,version,name\na,1,"two\nlines"\n,,\nb,2,x\n',
    rows: [
      line({ cells: { name: 'two\nlines' } }),
      line({ line: 4, id: 'b', version: '2', cells: { name: 'x' } }),
    ],
  },
])('$what', ({ text, rows }) => {
  expect(read(text)).toEqual({ rows, ignored: [] })
})

test('columns that are no fields are named and left out', () => {
  expect(read('id,version,species,state,name,Remarks\na,1,Odobenus,ok,Hvalross,mine')).toEqual({
    rows: [line({ cells: { species: 'Odobenus', name: 'Hvalross' } })],
    ignored: ['Remarks'],
  })
})

test.each([
  { what: 'no id', text: 'version,name\n1,x', problem: 'noKeys', columns: ['id'] },
  { what: 'neither id nor version', text: 'name\nx', problem: 'noKeys', columns: ['id', 'version'] },
  { what: 'headings alone', text: 'id,version,name\n', problem: 'noRows' },
  {
    what: 'too many rows',
    text: `id,version\n${'a,1\n'.repeat(MOST_IMPORTED_ROWS + 1)}`,
    problem: 'tooManyRows',
  },
])('a file with $what is refused', ({ what: _, text, ...refused }) => {
  expect(read(text)).toEqual(refused)
})

test('a file in another encoding is refused', () => {
  const latin1 = new Uint8Array(
    [...'id,version,name\na,1,Isbj'].map((letter) => letter.charCodeAt(0)).concat(0xf8),
  )
  expect(readEditedFile(latin1.buffer, COLUMNS)).toEqual({ problem: 'notUtf8' })
})

test('many lines are sent in parts, long texts in smaller ones', () => {
  const short = Array.from({ length: 600 }, () => line())
  expect(inParts(short).map(({ length }) => length)).toEqual([250, 250, 100])
  const long = Array.from({ length: 3 }, () => line({ cells: { name: 'x'.repeat(200_000) } }))
  expect(inParts(long).map(({ length }) => length)).toEqual([1, 1, 1])
})

test('what is saved together is no larger than one request', () => {
  const long = Array.from({ length: 35 }, () => line({ cells: { name: 'ø'.repeat(100_000) } }))
  expect(isTooLargeToSave(long)).toBe(false)
  expect(isTooLargeToSave([...long, ...long])).toBe(true)
})
