import { expect, test } from 'vitest'
import { aTradeTable } from '#testing/trade-rows.ts'
import { parseFigureParts } from './figure-parts.ts'
import { figureValues } from './figure-values.ts'

const table = aTradeTable([
  { term: 'tusks', quantity: 10, exporter: 'CA', importer: 'DE' },
  { term: 'tusks', quantity: 4, exporter: 'GL', importer: 'DE', origin: 'CA' },
  { term: 'tusks', quantity: 7, exporter: 'CA', importer: 'DE', reporter_type: 'I' },
  { term: 'skulls', quantity: 1, exporter: 'CA', importer: 'FR', year: 2011 },
  { term: 'tusks', quantity: 3, unit: 'kg', exporter: 'CA', importer: 'FR' },
])
const OF = 'start_year=2010&end_year=2011'
const TUSKS = `${OF}&term=tusks&unit=number&movement=all`
const BOTH = `${OF}&reporter=both&movement=all`

test.each([
  { what: 'one side', selections: `${TUSKS}&reporter=exporters`, formula: 'A', ours: 14 },
  { what: 'the other side', selections: `${TUSKS}&reporter=importers`, formula: 'A', ours: 7 },
  {
    what: 'the larger side of each line',
    selections: `${TUSKS}&importer=EU27&reporter=larger`,
    formula: 'A',
    ours: 14,
  },
  {
    what: 'several terms of one measure',
    selections: `${OF}&term=tusks,skulls&unit=number&reporter=exporters&movement=all`,
    formula: 'A',
    ours: 15,
  },
  {
    what: 'a share by source country',
    selections: `${TUSKS}&exporter=GL&reporter=exporters&by=source | ${TUSKS}&reporter=exporters`,
    formula: '100*A/B',
    ours: 0,
  },
  { what: 'records', selections: `${BOTH}&count=records`, formula: 'A', ours: 5 },
  { what: 'importing countries', selections: `${BOTH}&count=importers`, formula: 'A', ours: 2 },
  {
    what: 'a share of nothing',
    selections: `${TUSKS}&exporter=IS&reporter=exporters`,
    formula: '1/A',
    ours: null,
  },
])('$what: $ours', ({ selections, formula, ours }) => {
  const parts = parseFigureParts(selections)
  expect(figureValues(table, [{ id: 'one', parts, formula }])[0]?.ours).toBe(ours)
})
