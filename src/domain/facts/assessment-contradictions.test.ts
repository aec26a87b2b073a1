import { expect, test } from 'vitest'
import { type AssessmentFact, assessmentContradictions } from './assessment-contradictions.ts'

const CURLEW: AssessmentFact = {
  id: 'curlew',
  year_published: 2019,
  status: 'CR',
  scope_code: '1',
  scope_description: 'Global',
  is_latest: true,
  possibly_extinct: true,
  possibly_extinct_in_wild: null,
}
const EUROPE = { scope_code: '2', scope_description: 'Europe' }

test.each<{ what: string; rows: Partial<AssessmentFact>[]; found: string[] }>([
  { what: 'a critically endangered species that may be extinct', rows: [{}], found: [] },
  {
    what: 'an endangered species that may be extinct',
    rows: [{ status: 'EN' }],
    found: ['possibly_extinct_not_critical'],
  },
  {
    what: 'an endangered species that may be extinct in the wild',
    rows: [{ status: 'EN', possibly_extinct: null, possibly_extinct_in_wild: true }],
    found: ['possibly_extinct_not_critical'],
  },
  {
    what: 'a species for which possible extinction is unknown',
    rows: [{ status: 'EN', possibly_extinct: null }],
    found: [],
  },
  {
    what: 'a European assessment marked global',
    rows: [{ scope_description: 'Europe' }],
    found: ['regional_marked_global'],
  },
  {
    what: 'a global assessment marked regional',
    rows: [{ scope_code: '2' }],
    found: ['regional_marked_global'],
  },
  { what: 'a latest one of each scope', rows: [{}, EUROPE], found: [] },
  {
    what: 'two latest of one scope',
    rows: [{}, { year_published: 2024 }],
    found: ['several_latest_assessments', 'several_latest_assessments'],
  },
  { what: 'a latest one and an earlier one', rows: [{}, { is_latest: false }], found: [] },
  { what: 'an assessment of next year', rows: [{ year_published: 2027 }], found: ['impossible_year'] },
])('$what: $found', ({ rows, found }) => {
  const assessments = rows.map((row, at) => ({ ...CURLEW, ...row, id: `assessment-${at}` }))
  expect(assessmentContradictions(assessments, 2026).map(({ what }) => what)).toEqual(found)
})
