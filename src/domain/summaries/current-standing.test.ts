import { expect, test } from 'vitest'
import { currentStanding } from './current-standing.ts'

const NOTHING = { cms_listings: [], cms_assessments: [], cites_trade_suspensions: [] }
const listed = (is_current: boolean) => ({ appendix: 'II', is_current })
const assessed = (is_latest: boolean) => ({ status: 'Favourable', is_latest })

test.each([
  { what: 'nothing on record', rows: NOTHING, standing: { suspensions: 0 } },
  {
    what: 'only earlier rows',
    rows: {
      cms_listings: [listed(false)],
      cms_assessments: [assessed(false)],
      cites_trade_suspensions: [{ is_active: false, issued_by: 'cites' as const }],
    },
    standing: { suspensions: 0 },
  },
  {
    what: 'marked rows among others',
    rows: {
      cms_listings: [listed(false), listed(true)],
      cms_assessments: [assessed(true), assessed(false)],
      cites_trade_suspensions: [
        { is_active: true, issued_by: 'cites' as const },
        { is_active: false, issued_by: 'cites' as const },
        { is_active: true, issued_by: 'eu' as const },
        { is_active: true, issued_by: 'cites' as const },
      ],
    },
    standing: { listing: listed(true), assessment: assessed(true), suspensions: 2 },
  },
])('$what', ({ rows, standing }) => {
  expect(currentStanding(rows)).toEqual(standing)
})
