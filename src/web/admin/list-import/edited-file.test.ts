import { expect, test } from 'vitest'
import { type EditedLine, inParts, readEditedFile } from './edited-file.ts'

const FIELDS = ['species_id', 'name', 'source']
const read = (text: string) => readEditedFile(new TextEncoder().encode(text).buffer, FIELDS)
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
  expect(read('id,version,species,name,Remarks\na,1,Odobenus,Hvalross,mine')).toEqual({
    rows: [line({ cells: { species: 'Odobenus', name: 'Hvalross' } })],
    ignored: ['Remarks'],
  })
})

test.each([
  { what: 'no id', text: 'version,name\n1,x', problem: 'noKeys' },
  { what: 'no version', text: 'id,name\na,x', problem: 'noKeys' },
  { what: 'headings alone', text: 'id,version,name\n', problem: 'noRows' },
  { what: 'too many rows', text: `id,version\n${'a,1\n'.repeat(2001)}`, problem: 'tooManyRows' },
])('a file with $what is refused', ({ text, problem }) => {
  expect(read(text)).toEqual({ problem })
})

test('a file in another encoding is refused', () => {
  const latin1 = new Uint8Array(
    [...'id,version,name\na,1,Isbj'].map((letter) => letter.charCodeAt(0)).concat(0xf8),
  )
  expect(readEditedFile(latin1.buffer, FIELDS)).toEqual({ problem: 'notUtf8' })
})

test('many lines are sent in parts, long texts in smaller ones', () => {
  const short = Array.from({ length: 600 }, () => line())
  expect(inParts(short).map(({ length }) => length)).toEqual([250, 250, 100])
  const long = Array.from({ length: 3 }, () => line({ cells: { name: 'x'.repeat(200_000) } }))
  expect(inParts(long).map(({ length }) => length)).toEqual([1, 1, 1])
})
