import { expect, test } from 'vitest'
import { tradeTable } from '#domain/trade/trade-table.ts'
import { selectedRecords } from './selected-records.ts'

const table = tradeTable({
  record_id: [1, 2],
  year: [2010, 2011],
  appendix: ['II', 'II'],
  taxon: ['Monodon monoceros', 'Monodon monoceros'],
  term: ['skins', 'tusks'],
  quantity: [2.5, null],
  unit: ['g', null],
  importer: ['US', 'US'],
  exporter: ['CA', 'GL'],
  origin: [null, null],
  purpose: [null, 'T'],
  source: ['W', 'W'],
  reporter_type: ['E', 'I'],
})

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
