import { describe, expect, test } from 'vitest'
import {
  type AssessmentFacts,
  globalHistory,
  latestAssessment,
  latestGlobalAssessment,
  latestRegionalAssessments,
} from './latest-assessment.ts'

const assessment = (year_published: number, facts: Partial<AssessmentFacts> = {}) => ({
  year_published,
  is_latest: false,
  scope_code: '1',
  ...facts,
})
const latest = { is_latest: true }
const europe = { scope_code: '2' }

test.each([
  { what: 'never assessed', assessments: [], year: undefined, global: undefined },
  {
    what: 'the one marked latest',
    assessments: [assessment(2015, latest), assessment(2018)],
    year: 2015,
    global: 2015,
  },
  {
    what: 'the global one before a newer European one',
    assessments: [assessment(2021, { ...latest, ...europe }), assessment(2015, latest)],
    year: 2015,
    global: 2015,
  },
  {
    what: 'a global one without the mark before a European one that has it',
    assessments: [assessment(2021, { ...latest, ...europe }), assessment(2008)],
    year: 2008,
    global: 2008,
  },
  {
    what: 'only Europe: the species has no global status',
    assessments: [assessment(2014, { ...latest, ...europe }), assessment(2016, europe)],
    year: 2014,
    global: undefined,
  },
  {
    what: 'the newest where none is marked',
    assessments: [assessment(2008), assessment(2015)],
    year: 2015,
    global: 2015,
  },
])('$what', ({ assessments, year, global }) => {
  expect(latestAssessment(assessments)?.year_published).toBe(year)
  expect(latestGlobalAssessment(assessments)?.year_published).toBe(global)
})

describe('regional assessments', () => {
  test('the latest of each is listed, the global one is not', () => {
    const regional = latestRegionalAssessments([
      assessment(2018, latest),
      assessment(2007, europe),
      assessment(2023, { ...latest, ...europe }),
      assessment(2010, { ...latest, scope_code: '4' }),
    ])
    expect(regional.map(({ scope_code, year_published }) => [scope_code, year_published])).toEqual([
      ['2', 2023],
      ['4', 2010],
    ])
  })

  test('two of the same year are sorted by code', () => {
    const regions = ['4', '2'].map((scope_code) => assessment(2020, { scope_code }))
    expect(latestRegionalAssessments(regions).map(({ scope_code }) => scope_code)).toEqual(['2', '4'])
  })
})

test('the history is global, oldest first, the latest last', () => {
  const history = globalHistory([
    assessment(2018, latest),
    assessment(2018),
    assessment(2020, europe),
    assessment(1996),
  ])
  expect(history.map(({ year_published, is_latest }) => [year_published, is_latest])).toEqual([
    [1996, false],
    [2018, false],
    [2018, true],
  ])
})
