import { expect, test } from 'vitest'
import { choiceFileName } from './choice-file-name.ts'

test.each([
  { selection: {}, name: '' },
  { selection: { start_year: 1990 }, name: 'from-1990' },
  { selection: { end_year: 2010, term: ['ivory carvings'] }, name: 'to-2010-term-ivory-carvings' },
  { selection: { purpose: ['T', '-'] }, name: 'purpose-t-not-reported' },
  {
    selection: {
      start_year: 2000,
      end_year: 2022,
      exporter: ['GL', 'CA'],
      reporter: 'exporters' as const,
      movement: 'direct' as const,
    },
    name: '2000-2022-exporter-gl-ca-reporter-exporters-movement-direct',
  },
])('$name', ({ selection, name }) => {
  expect(choiceFileName(selection)).toBe(name)
})
