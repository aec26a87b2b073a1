import { expect, test } from 'vitest'
import { parseFigureParts } from './figure-parts.ts'
import { proofExport } from './proof-export.ts'

const SELECTIONS =
  'start_year=2000&end_year=2019&term=fins,fin (dried)&importer=GB&reporter=both&movement=all&count=records'
const ORIGIN = { source: 'CITES', release: '2025.1', date: '2026-11-24' }
const FIGURE = {
  figure: 'pf-106',
  scientific_name: 'Lamna nasus',
  label: 'Fins',
  printed_value: 0,
  unit: 'records',
  ours: 0,
  verdict: 'equal' as const,
  notes: ['seen_before', 'printed_about'],
  publisher: 'A paper',
  title: 'On fins',
  year: null,
  address: 'https://a.example',
  place: 'p. 1',
  parts: parseFigureParts(SELECTIONS),
  formula: 'A',
}

test('a row carries both values, the selection as in addresses, the publication and the origin', () => {
  const [head = [], row = []] = proofExport([FIGURE], ORIGIN)
  const cell = (heading: string) => row[head.indexOf(heading)]
  expect(row).toHaveLength(head.length)
  expect(cell('Selections')).toBe(SELECTIONS)
  expect(cell('Value Here')).toBe(0)
  expect(cell('Notes')).toBe('seen_before printed_about')
  expect(cell('Publication Year')).toBeNull()
  expect(cell('Release')).toBe('2025.1')
  expect(cell('Simulated')).toBe('no')
})

test('a file made over simulated records says so', () => {
  const [head = [], row = []] = proofExport([FIGURE], ORIGIN, 'Simulated records')
  expect(row[head.indexOf('Simulated')]).toBe('yes')
  expect(row.at(-1)).toBe('Simulated records')
})
