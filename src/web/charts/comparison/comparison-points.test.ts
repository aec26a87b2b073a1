import { expect, test } from 'vitest'
import { comparedPoints, lineLabels } from './comparison-points.ts'

const ANNUAL = [
  { year: 2000, total_records_for_year: 4, total_quantity_for_year: 50 },
  { year: 2002, total_records_for_year: 8, total_quantity_for_year: 200 },
  { year: 2003, total_records_for_year: 1, total_quantity_for_year: 20 },
]
const VIEW = {
  measure: 'quantity',
  scale: 'common',
  span: { first: 1999, last: 2003 },
  lastCompleteYear: 2002,
} as const

const valuesOf = (view: Partial<Parameters<typeof comparedPoints>[1]>, annual = ANNUAL) =>
  comparedPoints(annual, { ...VIEW, ...view }).points.map(({ value }) => value)

test.each([
  { what: 'a year without a row has no quantity', view: {}, values: [null, 50, null, 200, 20] },
  { what: 'but no records', view: { measure: 'records' }, values: [0, 4, 0, 8, 1] },
  { what: 'indexed quantities', view: { scale: 'indexed' }, values: [null, 25, null, 100, 10] },
  { what: 'indexed records', view: { measure: 'records', scale: 'indexed' }, values: [0, 50, 0, 100, 12.5] },
] as const)('$what', ({ view, values }) => {
  expect(valuesOf(view)).toEqual(values)
})

test('every year of the common span has its point, the last ones incomplete', () => {
  const { points } = comparedPoints(ANNUAL, VIEW)
  expect(points.map(({ year }) => year)).toEqual([1999, 2000, 2001, 2002, 2003])
  expect(points.filter(({ complete }) => !complete).map(({ year }) => year)).toEqual([2003])
})

test.each([
  { what: 'the year of the largest quantity', view: {}, peakYear: 2002 },
  { what: 'the same when indexed', view: { scale: 'indexed' }, peakYear: 2002 },
  { what: 'the earlier of two', annual: [2001, 2000], peakYear: 2000 },
  { what: 'none without any quantity', annual: [], peakYear: null },
] as const)(
  'the peak: $what',
  ({
    view = {},
    annual,
    peakYear,
  }: {
    view?: object
    annual?: readonly number[]
    peakYear: number | null
  }) => {
    const rows = annual?.map((year) => ({ year, total_records_for_year: 1, total_quantity_for_year: 7 }))
    expect(comparedPoints(rows ?? ANNUAL, { ...VIEW, ...view }).peakYear).toBe(peakYear)
  },
)

test.each([
  {
    what: 'common names',
    species: [
      ['Narwhal', 'Monodon monoceros'],
      ['Walrus', 'Odobenus rosmarus'],
    ],
    labels: ['Narwhal', 'Walrus'],
  },
  {
    what: 'scientific ones where a common name stands for two or is missing',
    species: [
      ['Otter', 'Lontra canadensis'],
      ['Otter', 'Enhydra lutris'],
      ['', 'Lamna nasus'],
    ],
    labels: ['Lontra canadensis', 'Enhydra lutris', 'Lamna nasus'],
  },
])('lines are called by $what', ({ species, labels }) => {
  expect(
    lineLabels(species.map(([common_name = '', scientific_name = '']) => ({ common_name, scientific_name }))),
  ).toEqual(labels)
})
