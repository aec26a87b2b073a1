import { expect, test } from 'vitest'
import type { RedListCategory } from '../assessments/red-list.ts'
import type { TrendVerdict } from '../trade/trend-verdict.ts'
import { articleCounts } from './article-counts.ts'

const row = (
  records: number | null,
  iucn_status_current: RedListCategory | null,
  verdict: TrendVerdict | null,
  needs_review: boolean | null,
) => ({
  trade_records_count: records,
  iucn_status_current,
  trade_finding: verdict && { verdict },
  needs_review,
})

test('each counter holds its species; one whose summary was never made is in the total alone', () => {
  expect(
    articleCounts([
      row(10, 'CR', 'increasing', true),
      row(1, 'EN', 'no_clear_trend', false),
      row(0, 'VU', null, false),
      row(3, 'EX', 'increasing', false),
      row(3, 'NT', 'too_little_data', true),
      row(null, null, null, null),
    ]),
  ).toEqual({ total: 6, traded: 4, threatened: 3, increasing: 2, needs_review: 2 })
})
