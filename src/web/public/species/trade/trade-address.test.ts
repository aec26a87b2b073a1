import { expect, test } from 'vitest'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { readTradeChoice, tradeAddress, tradeQuery } from './trade-address.ts'

test('lists are read in any case, years in any order, and the usual is left out', () => {
  expect(
    readTradeChoice({
      start_year: '2022',
      end_year: '2000',
      term: 'Tusks, teeth',
      exporter: 'gl,-',
      purpose: 't',
      reporter: 'Exporters',
      movement: 'DIRECT',
      by: 'exporter',
    }),
  ).toEqual({
    selection: {
      start_year: 2000,
      end_year: 2022,
      term: ['tusks', 'teeth'],
      exporter: ['GL', '-'],
      purpose: ['T'],
      reporter: 'exporters',
      movement: 'direct',
    },
    unread: [],
  })
})

test.each([
  { what: 'a year before the convention', address: { start_year: '1900' }, unread: 'start_year=1900' },
  { what: 'half a year', address: { end_year: '1999.5' }, unread: 'end_year=1999.5' },
  { what: 'a word for a year', address: { start_year: 'soon' }, unread: 'start_year=soon' },
  { what: 'a country by its name', address: { importer: 'Denmark' }, unread: 'importer=Denmark' },
  { what: 'a purpose that there is not', address: { purpose: 'V' }, unread: 'purpose=V' },
  { what: 'a reporter that there is not', address: { reporter: 'me' }, unread: 'reporter=me' },
])('$what does not narrow, and is named', ({ address, unread }) => {
  expect(readTradeChoice(address)).toEqual({ selection: {}, unread: [unread] })
})

test('all movements are said, since quantities rest on direct trade without a word', () => {
  const { selection } = readTradeChoice({ movement: 'all' })
  expect(selection).toEqual({ movement: 'all' })
  expect(tradeAddress(selection)).toMatchObject({ movement: 'all', reporter: undefined, term: undefined })
})

test('what was written is read again', () => {
  const selection = { term: ['ivory carvings'], unit: ['kg'], origin: ['-'], start_year: 1990 }
  expect(readTradeChoice(tradeAddress(selection))).toEqual({ selection, unread: [] })
})

test.each([
  { selection: {}, query: 'release=2025.1' },
  {
    selection: { start_year: 1990, term: ['tusks', 'skin pieces'], reporter: 'both' },
    query: 'start_year=1990&term=tusks,skin+pieces&release=2025.1',
  },
  { selection: { importer: ['-'], by: 'source' }, query: 'importer=-&by=source&release=2025.1' },
] as const)('the data of $query names its release last, and no default', ({ selection, query }) => {
  expect(tradeQuery(readTradeChoice(tradeAddress(selection as TradeSelection)).selection, '2025.1')).toBe(
    query,
  )
})
