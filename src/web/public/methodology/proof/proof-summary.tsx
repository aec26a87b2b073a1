import { useTranslation } from 'react-i18next'
import type { PublishedFigure } from '#contract/proof-contract.ts'
import { countReproduced, PROOF_VERDICTS } from '#domain/proof/proof-verdict.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useFigureLabels } from './use-figure-labels.ts'

interface ProofSummaryProps {
  figures: readonly PublishedFigure[]
  release: string
}

/** How many of the figures are reproduced, and how many have each verdict; a verdict that none has is left out. */
export function ProofSummary({ figures, release }: ProofSummaryProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useFigureLabels()
  const counts = PROOF_VERDICTS.map((verdict) => ({
    verdict,
    count: figures.filter((figure) => figure.verdict === verdict).length,
  })).filter(({ count }) => count > 0)
  return (
    <div>
      <h2 className="mb-3 font-serif text-xl">
        {t('proof.reproduced', {
          count: figures.length,
          reproduced: format.number(countReproduced(figures)),
          release,
        })}
      </h2>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-md border border-line bg-line">
        {counts.map(({ verdict, count }) => (
          <div key={verdict} className="flex grow basis-30 flex-col justify-between bg-surface px-4 py-3">
            <dt className="text-xs font-semibold text-ink-2">{labels.verdict(verdict)}</dt>
            <dd className="mt-1 font-serif text-2xl">{format.number(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
