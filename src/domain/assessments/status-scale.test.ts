import { describe, expect, test } from 'vitest'
import type { ReasonForChange } from './reason-for-change.ts'
import type { RedListCategory } from './red-list.ts'
import { chartCategory, overallTrend, statusPoints } from './status-scale.ts'

const assessment = (
  year_published: number,
  status: RedListCategory | null,
  original: string | null = status,
) => ({
  year_published,
  status,
  original_category: original,
  is_latest: false,
  scope_code: '1',
  possibly_extinct: null as boolean | null,
  possibly_extinct_in_wild: null,
  reason_for_change: null as ReasonForChange | null,
})

describe('categories of earlier editions on the chart', () => {
  test.each([
    { original: 'E', drawn: 'EN' },
    { original: 'V', drawn: 'VU' },
    { original: 'T', drawn: 'VU' },
    { original: 'R', drawn: 'NT' },
    { original: 'CT', drawn: 'NT' },
    { original: 'LR/cd', drawn: 'NT' },
    { original: 'LR/nt', drawn: 'NT' },
    { original: 'nt', drawn: 'NT' },
    { original: 'LR/lc', drawn: 'LC' },
    { original: 'A', drawn: 'LC' },
    { original: 'O', drawn: 'LC' },
    { original: 'K', drawn: 'DD' },
    { original: 'I', drawn: 'DD' },
    { original: 'Ex', drawn: 'EX' },
    { original: 'NR', drawn: undefined },
    { original: 'Very rare and believed to be decreasing in numbers', drawn: undefined },
  ])('$original is drawn as $drawn', ({ original, drawn }) => {
    expect(chartCategory(assessment(1990, null, original))).toBe(drawn)
  })

  test('a category of today is drawn as it is', () => {
    expect(chartCategory(assessment(2015, 'VU'))).toBe('VU')
  })
})

describe('the points of the trends chart', () => {
  test('a category is carried forward until the next assessment and to the last year', () => {
    const points = statusPoints([assessment(2015, 'VU'), assessment(2018, 'EN')], [], 2019)
    expect(
      points.map(({ year, iucnStatus, hasNewAssessment }) => [year, iucnStatus, hasNewAssessment]),
    ).toEqual([
      [2015, 'VU', true],
      [2016, 'VU', false],
      [2017, 'VU', false],
      [2018, 'EN', true],
      [2019, 'EN', false],
    ])
    expect(points.map(({ iucnScore }) => iucnScore)).toEqual([5, 5, 5, 6, 6])
  })

  test('an earlier code is drawn as its nearest equal and says what was published', () => {
    expect(statusPoints([assessment(1990, null, 'V')], [], 1990)).toEqual([
      {
        year: 1990,
        iucnStatus: 'VU',
        taggedCategory: null,
        originalCategory: 'V',
        iucnScore: 5,
        citesAppendix: null,
        hasNewAssessment: true,
      },
    ])
  })

  test('an assessment without a category of today leaves the line where it was', () => {
    const points = statusPoints([assessment(1990, 'VU'), assessment(1991, null, 'NR')], [], 1991)
    expect(points.at(-1)).toMatchObject({ iucnStatus: 'VU', hasNewAssessment: true })
  })

  test('before the first known category there is no score', () => {
    const points = statusPoints([assessment(1965, null, 'Very rare'), assessment(1967, 'VU')], [], 1967)
    expect(points.map(({ iucnScore }) => iucnScore)).toEqual([null, null, 5])
  })

  test('regional assessments are not drawn', () => {
    expect(statusPoints([{ ...assessment(2021, 'CR'), scope_code: '2' }], [], 2026)).toEqual([])
  })

  test('each year tells the CITES appendix of its time', () => {
    const listing = {
      appendix: 'II',
      listing_date: '1991-01-01',
      end_date: null,
      is_current: true,
      covers: 'species',
      population_identifier: null,
    } as const
    const points = statusPoints([assessment(1990, 'VU')], [listing], 1991)
    expect(points.map(({ citesAppendix }) => citesAppendix)).toEqual([null, 'II'])
  })

  test('a tag is carried forward with its category', () => {
    const curlew = { ...assessment(2018, 'CR'), possibly_extinct: true }
    const points = statusPoints([assessment(2016, 'CR'), curlew], [], 2019)
    expect(points.map(({ taggedCategory }) => taggedCategory)).toEqual(['CR', 'CR', 'CR (PE)', 'CR (PE)'])
  })
})

describe('the overall trend', () => {
  const GENUINE = 'genuine'
  const history = (
    statuses: readonly (RedListCategory | null)[],
    reasons: readonly (ReasonForChange | null)[] = [],
  ) =>
    statuses.map((status, place) => ({
      ...assessment(1996 + place, status, status ?? 'V'),
      reason_for_change: reasons[place] ?? null,
    }))

  test.each<{ statuses: (RedListCategory | null)[]; trend: string }>([
    { statuses: [], trend: 'stable' },
    { statuses: ['VU'], trend: 'stable' },
    { statuses: ['VU', 'EN'], trend: 'worsening' },
    { statuses: ['EN', 'LC'], trend: 'improving' },
    { statuses: ['VU', 'EN', 'VU'], trend: 'stable' },
    { statuses: ['LC', 'DD'], trend: 'not_comparable' },
    { statuses: ['NE', 'LC'], trend: 'not_comparable' },
    { statuses: ['DD', 'DD'], trend: 'stable' },
    { statuses: ['DD', 'LC', 'NT'], trend: 'worsening' },
    { statuses: ['NT', 'LC', 'DD'], trend: 'improving' },
    { statuses: [null, 'VU', 'EN'], trend: 'worsening' },
  ])('$statuses, every change genuine, is $trend', ({ statuses, trend }) => {
    const reasons = statuses.map(() => GENUINE) satisfies ReasonForChange[]
    expect(overallTrend(history(statuses, reasons))).toBe(trend)
  })

  test.each<{
    what: string
    statuses: RedListCategory[]
    reasons: (ReasonForChange | null)[]
    trend: string
  }>([
    { what: 'narwhal: no reason stated', statuses: ['NT', 'LC'], reasons: [], trend: 'reason_not_stated' },
    {
      what: 'snowy owl',
      statuses: ['LC', 'VU', 'VU'],
      reasons: [null, 'not stated'],
      trend: 'reason_not_stated',
    },
    {
      what: 'better knowledge',
      statuses: ['NT', 'LC'],
      reasons: [null, 'non-genuine'],
      trend: 'not_genuine',
    },
    {
      what: 'partly genuine',
      statuses: ['VU', 'EN', 'CR'],
      reasons: [null, GENUINE, 'non-genuine'],
      trend: 'partly_genuine',
    },
    { what: 'the same again', statuses: ['VU', 'VU'], reasons: [], trend: 'stable' },
  ])('$what: $trend', ({ statuses, reasons, trend }) => {
    expect(overallTrend(history(statuses, reasons))).toBe(trend)
  })

  test('regional assessments do not count', () => {
    const europe = { ...assessment(2023, 'EN'), scope_code: '2', reason_for_change: GENUINE } as const
    expect(overallTrend([assessment(2018, 'LC'), europe])).toBe('stable')
  })
})
