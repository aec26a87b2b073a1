import { expect, test } from 'vitest'
import { chartCsv, plainCsv } from './chart-csv.ts'

const LABELS = {
  unit: 'Unit',
  measure: 'Measure',
  reporter: 'Reporter',
  basis: 'Basis',
  notes: 'Notes',
  source: 'Source',
  date: 'Exported on',
}
const DAY = '2026-11-24'

const content = {
  name: 'narwhal-records',
  subject: 'Narwhal',
  title: 'Records Over Time',
  subtitle: 'Trade records per year',
  caveats: [],
  source: {
    text: 'Source: CITES Trade Database.',
    releases: [],
    simulated: 'Simulated trade data.',
  },
  table: {
    columns: [
      { label: 'Year', kind: 'year' as const },
      { label: 'Term', kind: 'text' as const },
      { label: 'Quantity', kind: 'number' as const },
    ],
    rows: [
      [2003, 'tusks', 57796.670000000006],
      [2004, 'jewellery, ivory', null],
      [2005, '=SUM(A1)', 0],
    ],
  },
}

test('every row carries its source and the day, an unknown figure stays empty, a zero a zero, a sum as exact as reported', () => {
  expect(chartCsv(content, LABELS, DAY).split('\n')).toEqual([
    'Year,Term,Quantity,Source,Exported on',
    '2003,tusks,57796.67,Source: CITES Trade Database. Simulated trade data.,2026-11-24',
    '2004,"jewellery, ivory",,Source: CITES Trade Database. Simulated trade data.,2026-11-24',
    "2005,'=SUM(A1),0,Source: CITES Trade Database. Simulated trade data.,2026-11-24",
  ])
})

test('a file of fixed columns gets no column more', () => {
  expect(
    plainCsv([
      ['year', 'iucnStatus', 'iucnScore'],
      [1990, 'V', 5],
      [1965, null, null],
    ]),
  ).toBe('year,iucnStatus,iucnScore\n1990,V,5\n1965,,')
})

test('another separator is kept out of the cells, and no cell becomes a formula', () => {
  expect(
    plainCsv(
      [
        ['Name', 'Note'],
        ['A; B', '=1+1'],
        ['C, D', null],
      ],
      ';',
    ),
  ).toBe(`Name;Note\n"A; B";'=1+1\nC, D;`)
})

test('a share says its unit and is rounded; a quantity beside it stays exact', () => {
  const table = {
    columns: [
      { label: 'Share', kind: 'percent' as const },
      { label: 'Quantity', kind: 'number' as const },
    ],
    rows: [
      [20.512345678901, 28305.6],
      [6, 0.004],
    ],
  }
  expect(chartCsv({ ...content, table }, LABELS, DAY).split('\n')).toEqual([
    'Share (%),Quantity,Source,Exported on',
    '20.51,28305.6,Source: CITES Trade Database. Simulated trade data.,2026-11-24',
    '6,0.004,Source: CITES Trade Database. Simulated trade data.,2026-11-24',
  ])
})

test('figures of a part of the records say of which part', () => {
  const narrowed = { text: 'Filtered: 1990–2010, term Tusks.', fileName: '1990-2010-tusks' }
  const [, first] = chartCsv({ ...content, narrowed }, LABELS, DAY).split('\n')
  expect(first).toBe(
    '2003,tusks,57796.67,"Source: CITES Trade Database. Simulated trade data. Filtered: 1990–2010, term Tusks.",2026-11-24',
  )
})
