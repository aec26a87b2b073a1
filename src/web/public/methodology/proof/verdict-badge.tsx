import type { ProofVerdict } from '#domain/proof/proof-verdict.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useFigureWords } from './use-figure-words.ts'

const TONES = {
  equal: 'ok',
  within_2_percent: 'ok',
  revised_since: 'accent',
  method_differs: 'warn',
  method_not_stated: 'outline',
  not_explained: 'danger',
} as const satisfies Record<ProofVerdict, string>

/** How a printed figure and ours compare. */
export function VerdictBadge({ verdict }: { verdict: ProofVerdict }) {
  const words = useFigureWords()
  return <Badge tone={TONES[verdict]}>{words.verdict(verdict)}</Badge>
}
