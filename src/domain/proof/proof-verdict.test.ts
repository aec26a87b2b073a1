import { expect, test } from 'vitest'
import { isReproduced, type JudgedVerdict, PROOF_VERDICTS, proofVerdict } from './proof-verdict.ts'

const judged = (verdict: JudgedVerdict | null) => verdict

test.each([
  { printed: 52, ours: 52, judged: judged(null), verdict: 'equal' },
  { printed: 0, ours: 0, judged: judged(null), verdict: 'equal' },
  { printed: 43, ours: 42.5, judged: judged(null), verdict: 'equal' },
  { printed: -27, ours: -26.6, judged: judged(null), verdict: 'equal' },
  { printed: 39.4, ours: 39.44, judged: judged('revised_since'), verdict: 'equal' },
  { printed: 100, ours: 98, judged: judged(null), verdict: 'within_2_percent' },
  { printed: -100, ours: -102, judged: judged('method_differs'), verdict: 'within_2_percent' },
  { printed: 100, ours: 97, judged: judged('method_differs'), verdict: 'method_differs' },
  { printed: 39.4, ours: 41.5, judged: judged('revised_since'), verdict: 'revised_since' },
  { printed: 100, ours: 97, judged: judged(null), verdict: 'not_explained' },
  { printed: 0, ours: 1, judged: judged(null), verdict: 'not_explained' },
  { printed: 5, ours: null, judged: judged(null), verdict: 'not_explained' },
  { printed: 5, ours: null, judged: judged('method_not_stated'), verdict: 'method_not_stated' },
])('printed $printed, ours $ours, judged $judged: $verdict', ({ printed, ours, judged: by, verdict }) => {
  expect(proofVerdict(printed, ours, by)).toBe(verdict)
})

test('only equal figures and those within 2 % count as reproduced', () => {
  expect(PROOF_VERDICTS.filter(isReproduced)).toEqual(['equal', 'within_2_percent'])
  expect(isReproduced(null)).toBe(false)
})
