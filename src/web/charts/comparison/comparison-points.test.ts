import { expect, test } from 'vitest'
import { comparedPoints, lineLabels } from './comparison-points.ts'

const figure = (year: number, value: number, lower = value) => ({ year, value, lower })
const FIGURES = [figure(2000, 50), figure(2002, 200, 150), figure(2003, 20)]
const of = (years = FIGURES, unknown_years: number[] = []) => ({ years, unknown_years })
const VIEW = {
  scale: 'common',
  span: { first: 1999, last: 2004 },
  lastCompleteYear: 2002,
} as const

test.each([
  {
    what: 'a complete year without rows is zero, but none before the first',
    figures: of(),
    scale: 'common',
    values: [null, 50, 0, 200, 20, null],
  },
  { what: 'indexed', figures: of(), scale: 'indexed', values: [null, 25, 0, 100, 10, null] },
  {
    what: 'rows that give no figure leave a gap',
    figures: of(FIGURES, [2001]),
    scale: 'common',
    values: [null, 50, null, 200, 20, null],
  },
] as const)('$what', ({ figures, scale, values }) => {
  expect(comparedPoints(figures, { ...VIEW, scale }).points.map(({ value }) => value)).toEqual(values)
})

test('every year of the common span has its point, the last ones incomplete', () => {
  const { points } = comparedPoints(of(), VIEW)
  expect(points.map(({ year }) => year)).toEqual([1999, 2000, 2001, 2002, 2003, 2004])
  expect(points.filter(({ complete }) => !complete).map(({ year }) => year)).toEqual([2003, 2004])
})

test('the lower ends of a band stay as they are on any scale', () => {
  expect(comparedPoints(of(), { ...VIEW, scale: 'indexed' }).lower).toEqual([null, 50, 0, 150, 20, null])
})

test.each([
  { what: 'the year of the largest figure', figures: FIGURES, peakYear: 2002 },
  { what: 'the earlier of two', figures: [figure(2000, 7), figure(2001, 7)], peakYear: 2000 },
  { what: 'none without any figure', figures: [], peakYear: null },
  { what: 'none of zeros', figures: [figure(2000, 0)], peakYear: null },
])('the peak: $what', ({ figures, peakYear }) => {
  expect(comparedPoints(of(figures), VIEW).peakYear).toBe(peakYear)
  expect(comparedPoints(of(figures), { ...VIEW, scale: 'indexed' }).peakYear).toBe(peakYear)
})

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
