import { Minus, MoveRight, TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { isQualified } from '#domain/assessments/status-change.ts'
import { overallTrend, type StatusTrend } from '#domain/assessments/status-scale.ts'
import { InfoSign } from '#web/ui/caveat-sign.tsx'

/** Upwards on the chart is towards extinction. */
const LOOKS = {
  worsening: { Sign: TrendingUp, ink: 'text-danger' },
  improving: { Sign: TrendingDown, ink: 'text-ok' },
  stable: { Sign: MoveRight, ink: 'text-ink-2' },
  not_comparable: { Sign: Minus, ink: 'text-ink-2' },
  // No direction: the category changed without a known change in how the species fares.
  not_genuine: { Sign: Minus, ink: 'text-ink-2' },
  partly_genuine: { Sign: Minus, ink: 'text-ink-2' },
  reason_not_stated: { Sign: Minus, ink: 'text-ink-2' },
} as const satisfies Record<StatusTrend, object>

/** What the history of global assessments comes to, with the rule behind it. */
export function OverallTrend({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('conservation')
  const trend = overallTrend(species.iucn_assessments)
  const { Sign, ink } = LOOKS[trend]
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`inline-flex items-center gap-1.5 font-semibold ${ink}`}>
        <Sign className="size-4.5 flex-none" />
        {isQualified(trend) ? t(`changed.${trend}`) : t(`trends.overall.${trend}`)}
      </span>
      <InfoSign>{t('trends.rule')}</InfoSign>
    </span>
  )
}
