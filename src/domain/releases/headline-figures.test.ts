import { expect, test } from 'vitest'
import { aTradeTable } from '#testing/trade-rows.ts'
import { headlineFigures } from './headline-figures.ts'

test('of no row are none', () => {
  expect(headlineFigures(aTradeTable([]), 2022)).toBeNull()
})

test('are of the article with most rows, on the larger report of each line of direct trade', () => {
  const tusks = { term: 'tusks', year: 2012 }
  const table = aTradeTable([
    { ...tusks, quantity: 4 },
    { ...tusks, quantity: 6, reporter_type: 'I' },
    { ...tusks, year: 2013, quantity: 5 },
    // A re-export, and another article.
    { ...tusks, quantity: 100, origin: 'GL' },
    { year: 1999, term: 'meat', unit: 'kg', quantity: 3 },
  ])
  expect(headlineFigures(table, 2013)).toEqual({
    records: 5,
    first_year: 1999,
    last_year: 2013,
    main_article: { term: 'tusks', measure: 'number' },
    last_complete_year: 2013,
    quantity_in_last_complete_year: 5,
    quantity: 11,
    verdict: 'too_little_data',
    whole_animals: { lower: 11, upper: 11, shown: true },
  })
  expect(headlineFigures(table, null)?.quantity_in_last_complete_year).toBeNull()
})
