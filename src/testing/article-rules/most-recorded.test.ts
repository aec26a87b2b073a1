import { describe, expect, test } from 'vitest'
import { shipments } from './counted-shipments.ts'
import { mostRecordedUse, topArcticExporter, topGlobalExporter } from './most-recorded.ts'

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
