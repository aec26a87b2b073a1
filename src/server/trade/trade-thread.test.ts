import { afterAll, expect, test } from 'vitest'
import type { FileValues } from '#database/trade/trade-file-columns.ts'
import { Unavailable } from '#domain/problems.ts'
import { tradeFileOf } from '#testing/trade-file-of.ts'
import { TradeThread } from './trade-thread.ts'

const thread = new TradeThread()
afterAll(() => thread.close())

/** A tusk in each of two years, wild and for trade, under Appendix I. */
const twice = <Value>(value: Value) => [value, value]
const bytes = tradeFileOf({
  ...{ record_id: [1, 2], year: [2021, 2022], quantity: twice(1), appendix: twice('I') },
  ...{ taxon: twice('Monodon monoceros'), term: twice('tusks'), unit: twice(null) },
  ...{ importer: twice('DK'), exporter: twice('GL'), origin: twice(null), purpose: twice('T') },
  ...{ source: twice('W'), reporter_type: twice('E'), class: twice(null), order_name: twice(null) },
  ...{ family: twice(null), genus: twice(null), import_permit: twice(null), export_permit: twice(null) },
  origin_permit: twice(null),
} as FileValues)
const file = { sha256: 'of-two-records', bytes: async () => new Uint8Array(bytes).buffer }

test('a file is counted for each question, until the thread is closed', async () => {
  const job = { kind: 'screening', last_complete_year: 2022 } as const
  expect((await thread.ask(file, job)).flags).toHaveLength(1)
  expect(await thread.ask(file, { ...job, last_complete_year: 2021 })).toEqual({ flags: [] })
  await thread.close()
  await expect(thread.ask(file, job)).rejects.toThrow(Unavailable)
})
