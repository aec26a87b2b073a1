import { expect, test } from 'vitest'
import { statusPoints } from '#domain/assessments/status-scale.ts'
import {
  appendixStretches,
  chippedMarks,
  statusMarks,
  statusStretches,
} from './conservation-trends-points.ts'

const assessment = (year_published: number, original_category: string, today = true) => ({
  year_published,
  status: today ? (original_category as 'LC') : null,
  original_category,
  is_latest: false,
  scope_code: '1',
  possibly_extinct: null as boolean | null,
  possibly_extinct_in_wild: null,
})

const NARWHAL = [
  assessment(1988, 'K', false),
  assessment(1996, 'DD'),
  assessment(2008, 'NT'),
  assessment(2012, 'NT'),
  assessment(2017, 'LC'),
].toReversed()

test('a species that is possibly extinct is marked so', () => {
  const curlew = { ...assessment(2019, 'CR'), possibly_extinct: true }
  expect(statusMarks([curlew])).toEqual([{ year: 2019, category: 'CR', published: 'CR (PE)', former: false }])
})

test('each global assessment is marked in the letters it was published in, oldest first', () => {
  expect(statusMarks([...NARWHAL, { ...assessment(2020, 'EN'), scope_code: '2' }])).toEqual([
    { year: 1988, category: 'DD', published: 'K', former: true },
    { year: 1996, category: 'DD', published: 'DD', former: false },
    { year: 2008, category: 'NT', published: 'NT', former: false },
    { year: 2012, category: 'NT', published: 'NT', former: false },
    { year: 2017, category: 'LC', published: 'LC', former: false },
  ])
})

test('an assessment that no category of today comes near keeps its year and its words', () => {
  const published = 'Very rare and believed to be decreasing in numbers'
  expect(statusMarks([assessment(1965, published, false)])).toEqual([
    { year: 1965, category: null, published, former: true },
  ])
})

test('a status stands until the next change, and says while an earlier edition speaks', () => {
  expect(statusStretches(statusPoints(NARWHAL, [], 2020))).toEqual([
    { first: 1988, last: 1996, value: { score: 2, former: true } },
    { first: 1996, last: 2008, value: { score: 2, former: false } },
    { first: 2008, last: 2017, value: { score: 4, former: false } },
    { first: 2017, last: 2020, value: { score: 3, former: false } },
  ])
})

test('years before the first listing are open, and the strip ends with the years', () => {
  const listing = {
    appendix: 'II',
    listing_date: '1990-06-01',
    end_date: null,
    is_current: true,
    covers: 'species',
    population_identifier: null,
  } as const
  expect(appendixStretches(statusPoints(NARWHAL, [listing], 2020))).toEqual([
    { first: 1990, last: 2020, value: 'II' },
  ])
})

const years = (marks: Set<number>) => [...marks]

test('letters stand where the category changes and at the latest assessment; the others are dots', () => {
  expect(years(chippedMarks(statusMarks(NARWHAL), (year) => year * 20))).toEqual([1988, 1996, 2008, 2017])
  const unchanged = [assessment(2000, 'CR'), assessment(2010, 'CR'), assessment(2020, 'CR')]
  expect(years(chippedMarks(statusMarks(unchanged), (year) => year * 20))).toEqual([2000, 2020])
})

test('where two would stand on one another, the earlier keeps its letters', () => {
  const close = [assessment(2000, 'LR/lc', false), assessment(2004, 'LC'), assessment(2008, 'VU')]
  expect(years(chippedMarks(statusMarks(close), (year) => year * 4))).toEqual([2000, 2008])
})
