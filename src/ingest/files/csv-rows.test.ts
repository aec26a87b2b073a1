import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allOf } from '#testing/all-of.ts'
import { type CsvRow, csvRows } from './csv-rows.ts'

async function* inPieces(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

async function rowsOf(content: string | Buffer, pieceLength = 7): Promise<CsvRow[]> {
  return (await allOf(csvRows('catches.csv', inPieces(Buffer.from(content), pieceLength)))).flat()
}

const cellsOf = async (content: string) => (await rowsOf(content)).map(({ cells }) => cells)

test.each([
  {
    what: 'plain rows',
    text: 'a,b\n1,2\n',
    cells: [
      ['a', 'b'],
      ['1', '2'],
    ],
  },
  {
    what: 'no line end at the end',
    text: 'a,b\n1,2',
    cells: [
      ['a', 'b'],
      ['1', '2'],
    ],
  },
  {
    what: 'empty cells',
    text: 'a,b,c\n,,\n',
    cells: [
      ['a', 'b', 'c'],
      ['', '', ''],
    ],
  },
  {
    what: 'line ends of Windows',
    text: 'a,b\r\n1,2\r\n',
    cells: [
      ['a', 'b'],
      ['1', '2'],
    ],
  },
  {
    what: 'a byte order mark',
    text: '\uFEFFa,b\n1,2\n',
    cells: [
      ['a', 'b'],
      ['1', '2'],
    ],
  },
  {
    what: 'quoted cells',
    text: 'a,b\n"x, y","say ""hi"""\n',
    cells: [
      ['a', 'b'],
      ['x, y', 'say "hi"'],
    ],
  },
  {
    what: 'a quotation mark inside a cell',
    text: 'a,b\n5" long,2\n',
    cells: [
      ['a', 'b'],
      ['5" long', '2'],
    ],
  },
  {
    what: 'a line end inside quotes',
    text: 'a,b\n"two\nlines",2\n',
    cells: [
      ['a', 'b'],
      ['two\nlines', '2'],
    ],
  },
  {
    what: 'blank lines',
    text: 'a,b\n\n1,2\n\n',
    cells: [
      ['a', 'b'],
      ['1', '2'],
    ],
  },
  {
    what: 'semicolons',
    text: 'a;b;c\n1;2,5;3\n',
    cells: [
      ['a', 'b', 'c'],
      ['1', '2,5', '3'],
    ],
  },
  {
    what: 'tabs',
    text: 'a\tb\n1\t2\n',
    cells: [
      ['a', 'b'],
      ['1', '2'],
    ],
  },
  { what: 'one column', text: 'a\n1\n', cells: [['a'], ['1']] },
  { what: 'nothing', text: '', cells: [] },
  {
    what: 'letters of several bytes',
    text: 'a,b\nÍsland,náhvalur\n',
    cells: [
      ['a', 'b'],
      ['Ísland', 'náhvalur'],
    ],
  },
])('$what', async ({ text, cells }) => {
  expect(await cellsOf(text)).toEqual(cells)
})

test('a row knows the line it begins on', async () => {
  const rows = await rowsOf('a,b\n\n"two\nlines",2\n3,4\n')
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 5])
})

test('whatever the cells and however the file arrives, they come back as they were', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', ' ') })
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 20 }), async (rows, pieceLength) => {
      const header = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8']
      const text = [header, ...rows]
        .map((cells) => cells.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
        .join('\n')
      const read = await rowsOf(text, pieceLength)
      expect(read.map(({ cells }) => cells)).toEqual([header, ...rows])
    }),
  )
})

test.each([
  {
    what: 'a quotation mark that is never closed',
    content: 'a,b\n1,2\n"open,3\n4,5\n',
    reason: 'never closed',
    line: 3,
  },
  { what: 'Latin-1', content: Buffer.from('a,b\n\xcdsland,2\n', 'latin1'), reason: 'not UTF-8', line: 2 },
  { what: 'a binary file', content: 'a,b\n\0\0,2\n', reason: 'not text', line: 2 },
])('$what is refused with its place', async ({ content, reason, line }) => {
  await expect(rowsOf(content, 1000)).rejects.toMatchObject({
    file: 'catches.csv',
    line,
    message: expect.stringContaining(reason),
  })
})

test('a line without end is refused before it fills the memory', async () => {
  let unpacked = 0
  async function* withoutEnd() {
    yield Buffer.from('a,b\n')
    for (; unpacked < 1000; unpacked += 1) yield Buffer.alloc(100_000, 'x')
  }
  await expect(allOf(csvRows('bomb.csv', withoutEnd()))).rejects.toMatchObject({
    message: 'a line is longer than in any table',
    line: 2,
  })
  expect(unpacked).toBeLessThan(20)
})
