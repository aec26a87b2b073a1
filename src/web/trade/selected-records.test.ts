import { expect, test } from 'vitest'
import { aTradeTable } from '#testing/trade-rows.ts'
import { selectedRecords } from './selected-records.ts'

const table = aTradeTable([
  { term: 'skins', unit: 'g', quantity: 2.5, origin: null, purpose: null },
  { term: 'tusks', quantity: null, reporter_type: 'I' },
])

test('the rows of a choice are as published, beside the measure that they are counted in', () => {
  const [head, ...rows] = selectedRecords(table, { term: ['skins'] })
  expect(head).toContain('measure')
  expect(rows).toEqual([
    ['1', '2010', 'II', 'Monodon monoceros', 'skins', '2.5', 'g', 'kg', 'US', 'CA', '', '', 'W', 'E'],
  ])
})

test('a quantity that was not reported stays empty', () => {
  const [head = [], row = []] = selectedRecords(table, { reporter: 'importers' })
  expect(row[head.indexOf('quantity')]).toBe('')
})
