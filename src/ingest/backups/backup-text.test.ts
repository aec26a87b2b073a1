import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allOf } from '#testing/all-of.ts'
import { BackupText, headLine, parseHeadLine, TABLE_END, tableLine } from './backup-text.ts'

const head = {
  format: 1,
  version: '1.0.0',
  migration: '0000_tables',
  taken_at: '2026-11-22T06:00:00.000Z',
  data_version: 7,
  tables: [{ table: 'species', columns: ['id', 'order_name'], rows: 2 }],
}

async function* inPieces(text: string, cuts: readonly number[]) {
  const bytes = Buffer.from(text)
  const places = [0, ...cuts.map((cut) => cut % bytes.length).sort((a, b) => a - b), bytes.length]
  for (const [index, place] of places.entries()) yield bytes.subarray(place, places[index + 1])
}

test('a head is read as it was written, and anything else is none', () => {
  expect(parseHeadLine(headLine(head).trimEnd())).toEqual(head)
  for (const line of ['', '-- ', '-- {}', '-- [1]', '-- null', 'copy "species"']) {
    expect(parseHeadLine(line)).toBeUndefined()
  }
})

test('rows come back whole, wherever the pieces end', async () => {
  const row = fc
    .string({ unit: fc.constantFrom('a', 'é', '𝄞', '\t', '\\\\', '.', '\\N') })
    .filter((text) => text !== '\\.')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(row, { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(), { maxLength: 12 }),
      async (tables, cuts) => {
        const written = tables.map((rows) => rows.map((line) => `${line}\n`).join(''))
        const table = { table: 'species', columns: ['id'] }
        const text = new BackupText(
          inPieces(written.map((rows) => `${tableLine(table)}${rows}${TABLE_END}`).join(''), cuts),
        )
        const read: string[] = []
        for (const _ of tables) {
          expect(await text.line()).toBe(tableLine(table).trimEnd())
          let rows = ''
          for await (const piece of text.rows()) {
            expect(piece.endsWith('\n')).toBe(true)
            rows += piece
          }
          read.push(rows)
        }
        expect(read).toEqual(written)
        expect(await text.line()).toBeUndefined()
      },
    ),
  )
})

test('rows without an end are no table', async () => {
  const text = new BackupText(inPieces('a row\n', []))
  await expect(allOf(text.rows())).rejects.toThrow('no end')
})
