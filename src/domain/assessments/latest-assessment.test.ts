import { expect, test } from 'vitest'
import { type AssessmentFacts, latestAssessment } from './latest-assessment.ts'

const assessment = (year_published: number, facts: Partial<AssessmentFacts> = {}) => ({
  year_published,
  is_latest: false,
  scope_code: '1',
  ...facts,
})

test.each([
  { what: 'never assessed', assessments: [], year: undefined },
  {
    what: 'the one marked latest',
    assessments: [assessment(2015, { is_latest: true }), assessment(2018)],
    year: 2015,
  },
  {
    what: 'the global one before a newer European one',
    assessments: [
      assessment(2021, { is_latest: true, scope_code: '2' }),
      assessment(2015, { is_latest: true }),
    ],
    year: 2015,
  },
  {
    what: 'a European one marked latest before a global one that is not',
    assessments: [assessment(2021, { is_latest: true, scope_code: '2' }), assessment(2008)],
    year: 2021,
  },
  { what: 'the newest where none is marked', assessments: [assessment(2008), assessment(2015)], year: 2015 },
])('$what', ({ assessments, year }) => {
  expect(latestAssessment(assessments)?.year_published).toBe(year)
})
