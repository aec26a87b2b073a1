import { describe, expect, test } from 'vitest'
import { type AnyFlow, flowCounts } from '../flow-counts.ts'
import { drawnShare, flowsInWords, largestFlow, mostOfDecades, oneSidedFlows } from './flows-in-words.ts'

const TUSKS = { term: 'tusks', measure: 'number' }
const flow = (
  from: string,
  importer: string,
  [exporters, importers]: [number, number],
  matched: number | null = Math.min(exporters, importers),
): AnyFlow<number> => ({
  from,
  importer,
  figure: Math.max(exporters, importers),
  exporters,
  importers,
  matched,
  rows: 1,
})
const counted = (flows: AnyFlow<number>[]) =>
  flowCounts(flows, (figures) => figures.reduce((sum, one) => sum + one, 0))
const ofYears = (first: number, figure: number) => ({
  ...counted([flow('GL', 'DK', [figure, 0])]),
  first,
  last: first + 9,
})

describe('the largest flow', () => {
  test.each([
    {
      what: 'of a quantity with its share of all',
      flows: [flow('GL', 'DK', [60, 10]), flow('CA', 'JP', [20, 0])],
      article: TUSKS,
      said: {
        key: 'flows.ofQuantity',
        values: {
          exporter: { value: 'GL' },
          importer: { value: 'DK' },
          amount: { value: 60 },
          share: { value: 0.75 },
        },
      },
    },
    {
      what: 'of records with its share of all',
      flows: [flow('GL', 'DK', [30, 0], null), flow('CA', 'JP', [10, 0], null)],
      article: null,
      said: { key: 'flows.ofRecords', values: { records: { value: 30 }, share: { value: 0.75 } } },
    },
    {
      what: 'of few records their number alone',
      flows: [flow('GL', 'DK', [3, 0], null), flow('CA', 'JP', [1, 0], null)],
      article: null,
      said: { key: 'flows.ofFew', count: 3, values: { records: { value: 3 } } },
    },
  ])('$what', ({ flows, article, said }) => {
    expect(largestFlow(counted(flows), article)).toMatchObject(said)
  })

  test.each([
    { what: 'there is no flow', flows: [] },
    { what: 'none has a quantity', flows: [flow('GL', 'DK', [0, 0])] },
    { what: 'two are alike', flows: [flow('GL', 'DK', [5, 0]), flow('CA', 'JP', [5, 0])] },
    { what: 'a side is not named', flows: [flow('GL', 'XX', [5, 0])] },
  ])('nothing is said where $what', ({ flows }) => {
    expect(largestFlow(counted(flows), TUSKS)).toBeUndefined()
  })
})

test('the share of the drawn flows is said where others are not drawn', () => {
  const sixteen = Array.from({ length: 16 }, (_, place) =>
    flow('GL', `A${String.fromCharCode(65 + place)}`, [10, 0]),
  )
  expect(drawnShare(counted(sixteen))).toMatchObject({
    key: 'flows.drawn',
    count: 15,
    values: { flows: { value: 16 }, share: { value: 150 / 160 } },
  })
  expect(drawnShare(counted(sixteen.slice(1)))).toBeUndefined()
})

test('flows of one side alone are counted, of records none', () => {
  const flows = [flow('GL', 'DK', [9, 3]), flow('CA', 'JP', [0, 7]), flow('US', 'GB', [4, 0])]
  expect(oneSidedFlows(counted(flows))).toMatchObject({
    key: 'flows.oneSide',
    count: 2,
    values: { drawn: { value: 3 } },
  })
  expect(oneSidedFlows(counted([flow('GL', 'DK', [9, 0], null)]))).toBeUndefined()
})

test.each([
  {
    what: 'the decade with most',
    decades: [ofYears(1980, 5), ofYears(1990, 9)],
    key: 'flows.decadeOfQuantity',
  },
  { what: 'nothing where two are alike', decades: [ofYears(1980, 9), ofYears(1990, 9)], key: undefined },
  { what: 'nothing of one decade', decades: [ofYears(1990, 9)], key: undefined },
])('$what', ({ decades, key }) => {
  expect(mostOfDecades(decades, TUSKS)[0]?.key).toBe(key)
})

test('no rows are not put into words', () => {
  expect(flowsInWords({ all: null, article: null })).toEqual([])
})
