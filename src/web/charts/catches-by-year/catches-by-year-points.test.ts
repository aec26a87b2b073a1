import { expect, test } from 'vitest'
import { catchesShown } from './catches-by-year-points.ts'

const answer = (changes: object) => ({
  year: 2005,
  season: '2005',
  catch_total: 10,
  quota_amount: null,
  country: { country_code: 'GL' },
  management_area: { area_name: 'Total' },
  ...changes,
})

test('the span begins with the first reported figure, not with the first row', () => {
  const shown = catchesShown([answer({ year: 1992, season: '1992', catch_total: null }), answer({})])
  expect(shown?.span).toEqual({ first: 2005, last: 2005 })
  expect(shown?.years).toHaveLength(1)
})

test('a quota without a catch is still drawn', () => {
  expect(catchesShown([answer({ catch_total: null, quota_amount: 300 })])?.years).toMatchObject([
    { catch_total: null, quota_amount: 300 },
  ])
})

test('seasons and sums of areas are said', () => {
  const season = answer({ season: '2005/2006' })
  const areas = [
    answer({ year: 2010, management_area: { area_name: 'West' } }),
    answer({ year: 2010, management_area: null }),
  ]
  expect(catchesShown([season, ...areas])).toMatchObject({ seasons: true, summed: true })
  expect(catchesShown([answer({})])).toMatchObject({ seasons: false, summed: false })
})

test('nothing reported is nothing to draw', () => {
  expect(catchesShown([answer({ catch_total: null }), answer({ year: null })])).toBeUndefined()
  expect(catchesShown([])).toBeUndefined()
})
