import type { ProofVerdict } from '#domain/proof/proof-verdict.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useFigureLabels } from './use-figure-labels.ts'

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
  const labels = useFigureLabels()
  return <Badge tone={TONES[verdict]}>{labels.verdict(verdict)}</Badge>
}
