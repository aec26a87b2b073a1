import { expect, test } from 'vitest'
import { aTradeTable } from '#testing/trade-rows.ts'
import { mergedChoices } from './merged-choices.ts'
import { tradeView } from './trade-view.ts'

const FACTS = { last_complete_year: null, listed_since: null, has_reservation: false }
const viewOf = (...rows: Parameters<typeof aTradeTable>[0][number][]) =>
  tradeView(aTradeTable(rows), {}, FACTS)

test('what one species has is offered for all, and rows are added', () => {
  const merged = mergedChoices([
    viewOf({ term: 'tusks' }, { term: 'skins', origin: 'GL' }),
    viewOf({ term: 'skins', reporter_type: 'I' }, { term: 'skins' }),
  ])
  expect(merged.choices.term).toEqual([
    { value: 'skins', rows: 3 },
    { value: 'tusks', rows: 1 },
  ])
  expect(merged.basis_choices).toEqual({
    reporter: { both: 4, exporters: 3, importers: 1, larger: 4 },
    movement: { all: 4, direct: 3, 're-exports': 1 },
  })
})

test('of no species nothing is offered', () => {
  expect(mergedChoices([]).choices.term).toEqual([])
})
