import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyChoice, anyRows } from '#testing/random-trade.ts'
import { aTradeTable, type RowFacts } from '#testing/trade-rows.ts'
import { alikeRecords } from '../trade/alike-records.ts'
import { combineTables, type SpeciesTable } from '../trade/combined-table.ts'
import { inSeveralParts } from '../trade/in-parts.ts'
import { FLOWS_OF } from '../trade/trade-flows-view.ts'
import { answerExplorerJob, type ExplorerJob, explorerJobInParts } from './explorer-jobs.ts'
import { EXPLORED_BY, EXPLORED_COUNTS } from './explorer-question.ts'

const TAXA = ['Odobenus rosmarus', 'Monodon monoceros', 'Ursus maritimus']

const anyJob: fc.Arbitrary<ExplorerJob> = fc
  .record({
    selection: anyChoice,
    grouped_by: fc.subarray([...EXPLORED_BY], { minLength: 1, maxLength: 2 }),
    count: fc.constantFrom(...EXPLORED_COUNTS),
    of: fc.constantFrom(...FLOWS_OF),
    last_complete_year: fc.constantFrom(2001, null),
    listed: fc.constantFrom({}, { listed: { species: 1, articles: 1 } }),
    kind: fc.constantFrom('explore', 'flows', 'countries', 'country'),
  })
  .map(({ selection, grouped_by, count, of, last_complete_year, listed, kind }) => {
    const facts = { last_complete_year, listed_since: null, has_reservation: false }
    if (kind === 'explore')
      return { kind, question: { selection, facts, grouped_by, count, most: [2, 1] } } as const
    if (kind === 'flows') return { kind, question: selection, facts, of } as const
    if (kind === 'countries') return { kind } as const
    return { kind: 'country', code: 'GL', last_complete_year, ...listed } as const
  })

test('parts of the species, one after the other, answer as all species in one table do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRows, { minLength: 3, maxLength: 3 }), anyJob, async (ofTaxa, job) => {
      const tables = ofTaxa.map((rows, place): SpeciesTable => {
        const taxon = TAXA[place] ?? ''
        return [taxon, aTradeTable(rows.map((row): RowFacts => ({ ...row, taxon })))]
      })
      const all = answerExplorerJob(combineTables(tables), job)
      const inParts = await inSeveralParts(explorerJobInParts(job), async function* () {
        for (const one of tables) yield alikeRecords(combineTables([one]))
      })
      expect(JSON.stringify(inParts)).toBe(JSON.stringify(all))
    }),
  )
})
