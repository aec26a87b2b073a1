import { expect, test } from 'vitest'
import { sortedPartners } from './partner-order.ts'

const pair = (exporter: string, exporters: number, importers: number, matched: number) => ({
  exporter,
  importer: 'JP',
  exporters,
  importers,
  matched,
  larger: exporters + importers - matched,
  agreement: matched === 0 ? null : matched / (exporters + importers - matched),
  lean: (exporters - importers) / (exporters + importers),
})
const partners = [pair('GL', 10, 8, 8), pair('CA', 3, 20, 2), pair('NO', 5, 0, 0)]
const order = (by: Parameters<typeof sortedPartners>[1]['by'], descending: boolean) =>
  sortedPartners(
    partners,
    { by, descending },
    ({ exporter }) => exporter ?? '',
    (a, b) => (a < b ? -1 : 1),
  ).map(({ exporter }) => exporter)

test('partners are sorted by any column, either way, the unknown last', () => {
  expect(order('larger', true)).toEqual(['CA', 'GL', 'NO'])
  expect(order('exporters', true)).toEqual(['GL', 'NO', 'CA'])
  expect(order('pair', false)).toEqual(['CA', 'GL', 'NO'])
  expect(order('agreement', false)).toEqual(['CA', 'GL', 'NO'])
  expect(order('agreement', true)).toEqual(['GL', 'CA', 'NO'])
})
