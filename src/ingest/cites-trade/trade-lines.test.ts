import { expect, test } from 'vitest'
import { ImportNotes } from '../import-notes.ts'
import { TradeCells } from './trade-cells.ts'
import { tradeLayout } from './trade-lines.ts'

const BEAR = '11111111-1111-4111-8111-111111111111'

const BULK_HEADER =
  'Id,Year,Appendix,Taxon,Class,Order,Family,Genus,Term,Quantity,Unit,Importer,Exporter,Origin,Purpose,Source,Reporter.type,Import.permit.RandomID,Export.permit.RandomID,Origin.permit.RandomID'
const BULK_ROW =
  '1987063054,2022,II,Ursus maritimus,Mammalia,Carnivora,Ursidae,Ursus,rug,1,kg,CN,CA,,T,W,E,,,'
const COMPARATIVE_HEADER =
  'Year,App.,Taxon,Class,Order,Family,Genus,Importer,Exporter,Origin,Importer reported quantity,Exporter reported quantity,Term,Unit,Purpose,Source'
const COMPARATIVE_ROW = '2019,II,Ursus maritimus,Mammalia,Carnivora,Ursidae,Ursus,DK,GL,,2,3,skins,,P,W'

const reading = () =>
  new TradeCells({
    currentYear: 2026,
    isKnownCountry: (code) => ['CN', 'CA', 'DK', 'GL', 'NA'].includes(code),
  })

function read(header: string, row: string, cells = reading()) {
  return tradeLayout('trade.csv', header.split(','), cells).readRow(row.split(','), BEAR)
}

/** The row with some of its published cells changed. */
function bulkRow(changes: Readonly<Record<string, string | undefined>>): string {
  const cells = BULK_ROW.split(',')
  const headings = BULK_HEADER.split(',')
  for (const [heading, cell] of Object.entries(changes)) cells[headings.indexOf(heading)] = cell ?? ''
  return cells.join(',')
}

test('a shipment keeps every published column', () => {
  expect(read(BULK_HEADER, BULK_ROW)).toEqual({
    lines: `${BEAR},1987063054,2022,II,Ursus maritimus,Mammalia,Carnivora,Ursidae,Ursus,rug,1,kg,CN,CA,,T,W,E,,,\n`,
    records: 1,
  })
})

test.each([
  { what: 'a blank quantity stays empty', changes: { Quantity: '' }, line: /,rug,,kg,CN/ },
  { what: 'exponents become plain figures', changes: { Quantity: '5e+06' }, line: /,rug,5000000,/ },
  { what: 'small exponents too', changes: { Quantity: '6e-07' }, line: /,rug,0\.0000006,/ },
  {
    what: 'fractions keep every digit',
    changes: { Quantity: '0.123456789012' },
    line: /,rug,0\.123456789012,/,
  },
  { what: 'a term loses its blanks', changes: { Term: 'jewellery - ivory ' }, line: /,jewellery - ivory,/ },
  { what: 'a blank unit stays empty', changes: { Unit: '' }, line: /,rug,1,,CN,/ },
  {
    what: 'number of specimens is what a blank says',
    changes: { Unit: 'Number of specimens' },
    line: /,rug,1,,CN,/,
  },
  { what: 'NA is Namibia', changes: { Exporter: 'NA' }, line: /,CN,NA,,T,/ },
  { what: 'a blank source is not reported', changes: { Source: '' }, line: /,T,,E,/ },
  { what: 'appendix N is kept', changes: { Appendix: 'N' }, line: /,2022,N,/ },
  { what: 'permits are kept', changes: { 'Import.permit.RandomID': '8a2b7c' }, line: /,E,8a2b7c,,\n/ },
])('$what', ({ changes, line }) => {
  expect(read(BULK_HEADER, bulkRow(changes))).toMatchObject({ lines: expect.stringMatching(line) })
})

test.each([
  { changes: { Quantity: '-3' }, column: 'Quantity', reason: "'-3' is negative" },
  { changes: { Quantity: 'many' }, column: 'Quantity', reason: "'many' is not a number" },
  { changes: { Year: '1974' }, column: 'Year', reason: '1974 lies outside 1975 to 2026' },
  { changes: { Year: '2027' }, column: 'Year', reason: '2027 lies outside 1975 to 2026' },
  { changes: { Year: '20x2' }, column: 'Year', reason: "'20x2' is not a year" },
  { changes: { Appendix: 'IV' }, column: 'Appendix', reason: "'IV' is none of I, II, III, N" },
  { changes: { 'Reporter.type': 'X' }, column: 'Reporter.type', reason: "'X' is none of E, I" },
  { changes: { Term: ' ' }, column: 'Term', reason: 'it is empty' },
  { changes: { Id: '12a' }, column: 'Id', reason: "'12a' is not a whole number" },
])('$changes is refused: $reason', ({ changes, column, reason }) => {
  expect(read(BULK_HEADER, bulkRow(changes))).toEqual({ column, reason })
})

test('a further column does not shift the others', () => {
  const header = `IFS.permit,${BULK_HEADER}`
  expect(read(header, `x,${BULK_ROW}`)).toEqual(read(BULK_HEADER, BULK_ROW))
})

test('a missing column is one clear refusal', () => {
  const header = BULK_HEADER.replace(',Reporter.type', '')
  expect(() => read(header, BULK_ROW)).toThrow("the column 'Reporter.type' is missing")
})

test('a comparative row is one record for each side that reports', () => {
  expect(read(COMPARATIVE_HEADER, COMPARATIVE_ROW)).toEqual({
    lines: [
      `${BEAR},,2019,II,Ursus maritimus,Mammalia,Carnivora,Ursidae,Ursus,skins,3,,DK,GL,,P,W,E,,,\n`,
      `${BEAR},,2019,II,Ursus maritimus,Mammalia,Carnivora,Ursidae,Ursus,skins,2,,DK,GL,,P,W,I,,,\n`,
    ].join(''),
    records: 2,
  })
})

test.each([
  { what: 'only the exporter', quantities: ',3', reporters: ['E'] },
  { what: 'only the importer', quantities: '2,', reporters: ['I'] },
  { what: 'an importer who reports zero', quantities: '0,', reporters: ['I'] },
])('$what reports', ({ quantities, reporters }) => {
  const side = read(COMPARATIVE_HEADER, COMPARATIVE_ROW.replace(',2,3,', `,${quantities},`))
  expect(side).toMatchObject({ records: 1, lines: expect.stringContaining(`,${reporters[0]},`) })
})

test('a comparative row that nobody reports is refused', () => {
  expect(read(COMPARATIVE_HEADER, COMPARATIVE_ROW.replace(',2,3,', ',,,'))).toMatchObject({
    reason: 'neither side reports a quantity',
  })
})

test('unknown codes and words are kept as reported and counted, cleaned ones are told', () => {
  const cells = reading()
  for (const changes of [
    { Exporter: 'QQ', Term: 'whiskers', Purpose: 'V', Source: 'w', Unit: 'barrels' },
    { Exporter: 'QQ', Term: 'LIV' },
  ]) {
    expect(read(BULK_HEADER, bulkRow(changes), cells)).toHaveProperty('lines')
  }
  const notes = new ImportNotes()
  cells.noteInto(notes)
  expect(notes.unknown).toEqual(
    expect.arrayContaining([
      { column: 'exporter', reported: 'QQ', stored: 'QQ', rows: 2 },
      { column: 'term', reported: 'whiskers', stored: 'whiskers', rows: 1 },
      { column: 'purpose', reported: 'V', stored: 'V', rows: 1 },
      { column: 'unit', reported: 'barrels', stored: 'barrels', rows: 1 },
    ]),
  )
  expect(notes.cleaned).toEqual(
    expect.arrayContaining([
      { column: 'term', reported: 'LIV', stored: 'live', rows: 1 },
      { column: 'source', reported: 'w', stored: 'W', rows: 1 },
    ]),
  )
})
