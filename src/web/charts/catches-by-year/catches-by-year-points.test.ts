import { expect, test } from 'vitest'
import { basisOf, catchesShown } from './catches-by-year-points.ts'

const GREENLAND = { country_code: 'GL', arctic_council: false, nammco_member: true }
const NORWAY = { country_code: 'NO', arctic_council: true, nammco_member: true }

const answer = (changes: object) => ({
  year: 2005,
  season: '2005',
  catch_total: 10,
  quota_amount: null,
  country: GREENLAND,
  management_area: { area_name: 'Total' },
  data_source: 'NAMMCO',
  ...changes,
})

test('the span begins with the first reported figure, not with the first row', () => {
  const shown = catchesShown([answer({ year: 1992, season: '1992', catch_total: null }), answer({})])
  expect(shown?.span).toEqual({ first: 2005, last: 2005 })
  expect(shown?.years).toHaveLength(1)
})

test('a quota without a catch is still drawn', () => {
  const shown = catchesShown([answer({ catch_total: null, quota_amount: 300 })])
  expect(shown).toMatchObject({ quotas: true, years: [{ catch_total: null, quota_amount: 300 }] })
  expect(catchesShown([answer({})])).toMatchObject({ quotas: false })
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

test('it is said where a catch or a quota holds only some countries', () => {
  const norway = answer({ country: NORWAY, catch_total: 500, quota_amount: 1286 })
  expect(catchesShown([answer({}), norway])).toMatchObject({ catchPartial: false, quotaPartial: true })
  expect(catchesShown([answer({ catch_total: null }), norway])).toMatchObject({
    catchPartial: true,
    quotaPartial: false,
  })
})

test('countries and publishers of a year are at hand', () => {
  const shown = catchesShown([answer({}), answer({ country: NORWAY, data_source: 'Norway' }), answer({})])
  expect(shown?.countries.get('NO')).toEqual(NORWAY)
  expect(shown?.sourcesIn(2005)).toEqual(['NAMMCO', 'Norway'])
  expect(shown?.sourcesIn(1900)).toEqual([])
})

test.each([
  { what: 'a Total', areas: ['Total'], basis: 'total' },
  { what: 'a Total beside its areas', areas: ['Total', 'West'], basis: 'total' },
  { what: 'two areas', areas: ['East', 'West'], basis: 'areas' },
  { what: 'one area', areas: ['West'], basis: 'reported' },
])('$what rests on $basis', ({ areas, basis }) => {
  const records = areas.map((area_name) => answer({ management_area: { area_name } }))
  expect(catchesShown(records)?.years.map(basisOf)).toEqual([basis])
})

test('nothing reported is nothing to draw', () => {
  expect(catchesShown([answer({ catch_total: null }), answer({ year: null })])).toBeUndefined()
  expect(catchesShown([])).toBeUndefined()
})
