import { describe, expect, test } from 'vitest'
import {
  lastRecorded,
  mostRecordedUse,
  preConventionCount,
  shipments,
  topArcticExporter,
  topGlobalExporter,
  wildOriginCount,
} from './counted-shipments.ts'

test.each([
  { sources: [], wild: 0, preConvention: 0 },
  { sources: ['W', 'X', 'R'], wild: 6, preConvention: 0 },
  { sources: ['O', 'C', 'D', 'F', 'U', 'I', null], wild: 0, preConvention: 2 },
])('$sources: $wild wild, $preConvention before the convention', ({ sources, wild, preConvention }) => {
  const of = sources.map((source) => shipments({ source, records: 2 }))
  expect(wildOriginCount(of)).toBe(wild)
  expect(preConventionCount(of)).toBe(preConvention)
})

test.each([
  { what: 'nothing traded', of: [], last: undefined },
  { what: 'never a quantity', of: [shipments({ quantity: null })], last: undefined },
  {
    what: 'a later year of nothing does not count',
    of: [shipments({ year: 2019, quantity: 4 }), shipments({ year: 2021, quantity: 0 })],
    last: { year: 2019, quantity: 4 },
  },
  {
    what: 'specimens of that year are added up, other units and years are not',
    of: [
      shipments({ year: 2020, quantity: 4, reporter_type: 'E' }),
      shipments({ year: 2020, quantity: 3, reporter_type: 'I' }),
      shipments({ year: 2020, quantity: 900, unit: 'kg' }),
      shipments({ year: 2019, quantity: 50 }),
    ],
    last: { year: 2020, quantity: 7 },
  },
  {
    what: 'in other units alone, the specimens are not known',
    of: [shipments({ year: 2020, quantity: 900, unit: 'kg' }), shipments({ year: 2020, quantity: null })],
    last: { year: 2020, quantity: null },
  },
])('$what', ({ of, last }) => {
  expect(lastRecorded(of)).toEqual(last)
})

describe('exporters', () => {
  test.each([
    { what: 'nothing traded', of: [], arctic: undefined, global: undefined },
    {
      what: 'records count, not quantities',
      of: [
        shipments({ exporter: 'GL', records: 3 }),
        shipments({ exporter: 'DE', records: 1, quantity: 900 }),
      ],
      arctic: { code: 'GL', percentage: 75 },
      global: { code: 'GL', percentage: 75 },
    },
    {
      what: 'shares are of all records, unnamed exporters included',
      of: [
        shipments({ exporter: 'IS', records: 1 }),
        shipments({ exporter: 'DE', records: 2 }),
        shipments({ exporter: 'XX', records: 30 }),
        shipments({ exporter: 'XV', records: 20 }),
        shipments({ exporter: null, records: 7 }),
      ],
      arctic: { code: 'IS', percentage: 1.67 },
      global: { code: 'DE', percentage: 3.33 },
    },
    {
      what: 'of equals the one that traded later',
      of: [
        shipments({ exporter: 'CA', records: 2, year: 2001 }),
        shipments({ exporter: 'US', records: 1, year: 1990 }),
        shipments({ exporter: 'US', records: 1, year: 2002 }),
      ],
      arctic: { code: 'US', percentage: 50 },
      global: { code: 'US', percentage: 50 },
    },
    {
      what: 'of equals in everything the first by code',
      of: [shipments({ exporter: 'RU' }), shipments({ exporter: 'CA' }), shipments({ exporter: 'BE' })],
      arctic: { code: 'CA', percentage: 33.33 },
      global: { code: 'BE', percentage: 33.33 },
    },
    {
      what: 'the Soviet Union and the high seas are no Arctic exporters',
      of: [shipments({ exporter: 'SU' }), shipments({ exporter: 'HS', records: 2 })],
      arctic: undefined,
      global: { code: 'HS', percentage: 66.67 },
    },
  ])('$what', ({ of, arctic, global }) => {
    expect(topArcticExporter(of)).toEqual(arctic)
    expect(topGlobalExporter(of)).toEqual(global)
  })

  test.each(['CA', 'DK', 'GL', 'FO', 'FI', 'IS', 'NO', 'RU', 'SE', 'US'])(
    '%s is in the Arctic',
    (exporter) => {
      expect(topArcticExporter([shipments({ exporter })])?.code).toBe(exporter)
    },
  )
})

describe('use', () => {
  test.each([
    { what: 'no purpose named', of: [shipments({ purpose: null })], use: undefined },
    {
      what: 'blank counts among all and is never the answer',
      of: [shipments({ purpose: null, records: 9 }), shipments({ purpose: 'H' })],
      use: { code: 'H', percentage: 10 },
    },
    {
      what: 'of equals the more recent use',
      of: [shipments({ purpose: 'S', year: 2020 }), shipments({ purpose: 'H', year: 2021 })],
      use: { code: 'H', percentage: 50 },
    },
    {
      what: 'a half of a hundredth is rounded up',
      of: [shipments({ purpose: 'H', records: 1 }), shipments({ purpose: null, records: 799 })],
      use: { code: 'H', percentage: 0.13 },
    },
  ])('$what', ({ of, use }) => {
    expect(mostRecordedUse(of)).toEqual(use)
  })
})
