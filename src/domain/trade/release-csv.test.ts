import { expect, test } from 'vitest'
import { RELEASE_CSV_HEADINGS, releaseCsvLines, releaseCsvPart } from './release-csv.ts'
import { FURTHER_COLUMNS, type PublishedColumns } from './trade-file.ts'
import { CODED_COLUMNS, tradeTable } from './trade-table.ts'

const ROWS = 9001

test('rows in columns and rows in a table are the same lines', () => {
  const columns = publishedColumns()
  const file = { length: ROWS, table: tradeTable(columns), further: columns }
  const texts: string[] = []
  for (let from: number | null = 0; from !== null; ) {
    const part = releaseCsvPart(file, from)
    texts.push(part.text)
    from = part.next
  }
  const lines = [...releaseCsvLines(columns)]
  expect(lines).toHaveLength(3)
  expect(texts.join('') === RELEASE_CSV_HEADINGS + lines.join('')).toBe(true)
  expect(lines[0]?.split('\n').slice(0, 2)).toEqual([
    '0,2000,appendix 0,taxon 0,class 0,order_name 0,family 0,genus 0,term 0,0,kg,kg,importer 0,exporter 0,origin 0,purpose 0,source 0,reporter_type 0,import_permit 0,export_permit 0,origin_permit 0',
    '1,2001,"appendix, 1","taxon, 1","class, 1","order_name, 1","family, 1","genus, 1","term, 1",0.125,g,kg,"importer, 1","exporter, 1","origin, 1","purpose, 1","source, 1","reporter_type, 1","import_permit, 1","export_permit, 1","origin_permit, 1"',
  ])
})

/** With blanks, commas and units that are counted in another. */
function publishedColumns(): PublishedColumns {
  const text = (name: string) => (row: number) => {
    if (row % 11 === 5) return row % 2 === 0 ? '' : null
    if (name === 'unit') return row % 2 === 0 ? 'kg' : 'g'
    return row % 5 === 1 ? `${name}, ${row % 5}` : `${name} ${row % 5}`
  }
  const column = <Value>(value: (row: number) => Value) =>
    Array.from({ length: ROWS }, (_, row) => value(row))
  const texts = [...CODED_COLUMNS, ...FURTHER_COLUMNS].map((name) => [name, column(text(name))])
  return {
    ...Object.fromEntries(texts),
    record_id: column((row) => (row % 13 === 6 ? null : row)),
    year: column((row) => 2000 + (row % 20)),
    quantity: column((row) => (row % 17 === 8 ? null : row / 8)),
  }
}
