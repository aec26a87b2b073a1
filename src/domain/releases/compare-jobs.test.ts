import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPublishedFile, type FileRow } from '#testing/published-file.ts'
import { answerCompareJob, COMPARISON_RULES, NO_ROWS } from './compare-jobs.ts'

const of = <Value>(values: readonly Value[], place: number): Value => values[place % values.length] as Value

/** Some years of trade in several articles, reported by both sides, with re-exports and introductions from the sea. */
const ROWS: FileRow[] = Array.from({ length: 2000 }, (_, row) => ({
  record_id: row % 50 === 0 ? null : row,
  year: 2003 + (row % 20),
  quantity: row % 29 === 0 ? null : ((row * 7919) % 1000) / (row % 3 === 0 ? 8 : 1),
  term: of(['live', 'tusks', 'skins', 'meat'], Math.floor(row / 3)),
  unit: of([null, 'kg', 'g', 'sets'], Math.floor(row / 7)),
  importer: of(['US', 'DK', 'CA', 'JP', null], Math.floor(row / 5)),
  exporter: of(['CA', 'GL', 'NO', 'HS', null], Math.floor(row / 2)),
  origin: of([null, 'GL', 'XX'], Math.floor(row / 11)),
  purpose: of(['T', 'P', 'S', null], Math.floor(row / 13)),
  source: of(['W', 'C', 'X', 'O', 'I'], Math.floor(row / 17)),
  reporter_type: row % 2 === 0 ? 'E' : 'I',
}))
/** Of these some go, some change and some come again under another Id. */
const LATER = ROWS.flatMap((row, place): FileRow[] => {
  if (place % 97 === 1) return []
  if (place % 89 === 2) return [{ ...row, quantity: (row.quantity ?? 1) * 2 }]
  if (place % 79 === 3) return [{ ...row, exporter: 'IS', purpose: null }]
  return place % 71 === 4 ? [{ ...row, record_id: place + 10_000 }] : [row]
})

test('what a comparison finds stays, or the number of its rules rises', () => {
  const [before, after] = [aPublishedFile(ROWS), aPublishedFile(LATER)]
  const compare = (last_complete_year: number | null) => ({
    kind: 'compare' as const,
    last_complete_year: { before: last_complete_year, after: last_complete_year },
  })
  const answers = [
    answerCompareJob({ before, after }, compare(2021)),
    answerCompareJob({ before: after, after: before }, compare(null)),
    answerCompareJob({ before: NO_ROWS, after }, compare(2021)),
  ]
  const digest = createHash('sha256').update(JSON.stringify(answers)).digest('hex')
  // Where this fails, stored comparisons are out of date: raise COMPARISON_RULES, then take over both.
  expect({ rules: COMPARISON_RULES, digest }).toEqual({
    rules: 1,
    digest: '2f41ad7a082788ca871b4df5c3f089aeb1375b64967d50b84307de7140960313',
  })
})
