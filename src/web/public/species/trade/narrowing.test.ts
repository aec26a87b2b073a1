import { expect, test } from 'vitest'
import { narrowingFileName } from './narrowing.ts'

test.each([
  { what: 'nothing', filters: {}, name: '' },
  { what: 'a range', filters: { start_year: 1990, end_year: 2010 }, name: '1990-2010' },
  { what: 'a range without end', filters: { start_year: 1990 }, name: 'from-1990' },
  { what: 'a range without beginning', filters: { end_year: 2010 }, name: 'to-2010' },
  {
    what: 'a term of several words',
    filters: { term: 'leather products (small)' },
    name: 'leather-products-small',
  },
  {
    what: 'everything',
    filters: { start_year: 1990, end_year: 2010, term: 'tusks', importer: 'DK', exporter: 'GL' },
    name: '1990-2010-tusks-importer-dk-exporter-gl',
  },
])('a file narrowed to $what', ({ filters, name }) => {
  expect(narrowingFileName(filters)).toBe(name)
})
