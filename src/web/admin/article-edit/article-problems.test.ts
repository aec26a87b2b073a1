import { expect, test } from 'vitest'
import { articleProblems } from './article-problems.ts'

const NOTHING = { cms_listings: [], cms_assessments: [], cites_trade_suspensions: [] }
const UNDATED = { id: 'a', version: 1, appendix: 'II', listing_date: '', is_current: true }
const problemsOf = (rows: object) =>
  articleProblems({ ...NOTHING, ...rows }, { ...NOTHING, cms_listings: [UNDATED] }, 2026).map(
    ({ field, message }) => `${field} ${message}`,
  )

test.each([
  { what: 'an undated listing as it is stored', rows: { cms_listings: [UNDATED] }, problems: [] },
  {
    what: 'an undated listing that was edited',
    rows: { cms_listings: [{ ...UNDATED, notes: 'New' }] },
    problems: ['listing_date cms_listing_date_required'],
  },
  {
    what: 'a new listing without a date',
    rows: { cms_listings: [{ appendix: 'I', listing_date: '' }] },
    problems: ['listing_date cms_listing_date_required'],
  },
  {
    what: 'an assessment without anything',
    rows: { cms_assessments: [{ status: ' ', year_published: '' }] },
    problems: ['status cms_status_required', 'year_published cms_year_required'],
  },
  {
    what: 'an assessment before 1900',
    rows: { cms_assessments: [{ status: 'Favourable', year_published: '1899' }] },
    problems: ['year_published assessment_year_earliest'],
  },
  {
    what: 'an assessment of this year',
    rows: { cms_assessments: [{ status: 'Favourable', year_published: '2026' }] },
    problems: [],
  },
  {
    what: 'an assessment of next year',
    rows: { cms_assessments: [{ status: 'Favourable', year_published: '2027' }] },
    problems: ['year_published year_too_late'],
  },
  {
    what: 'a suspension without anything',
    rows: { cites_trade_suspensions: [{ country_id: '', suspension_start_date: '' }] },
    problems: ['suspension_start_date suspension_start_required', 'country_id suspension_country_required'],
  },
  {
    what: 'a suspension of a country by name',
    rows: { cites_trade_suspensions: [{ country_name: 'Iceland', suspension_start_date: '2006-01-01' }] },
    problems: [],
  },
  {
    what: 'a suspension that ends before it starts',
    rows: {
      cites_trade_suspensions: [
        { country_name: 'Iceland', suspension_start_date: '2006-01-01', suspension_end_date: '2005-01-01' },
      ],
    },
    problems: ['suspension_end_date suspension_ends_before_start'],
  },
])('$what', ({ rows, problems }) => {
  expect(problemsOf(rows)).toEqual(problems)
})
