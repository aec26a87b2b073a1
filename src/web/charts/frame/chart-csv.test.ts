import { expect, test } from 'vitest'
import { chartCsv, plainCsv } from './chart-csv.ts'

const content = {
  name: 'narwhal-records',
  subject: 'Narwhal',
  title: 'Records Over Time',
  subtitle: 'Trade records per year',
  caveats: [],
  source: {
    text: 'Source: CITES Trade Database. Simulated.',
    citation: '',
    simulated: true,
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

test('every row carries its source, an unknown figure stays empty, a zero a zero, a sum as exact as reported', () => {
  expect(chartCsv(content, 'Source').split('\n')).toEqual([
    'Year,Term,Quantity,Source',
    '2003,tusks,57796.67,Source: CITES Trade Database. Simulated.',
    '2004,"jewellery, ivory",,Source: CITES Trade Database. Simulated.',
    "2005,'=SUM(A1),0,Source: CITES Trade Database. Simulated.",
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
