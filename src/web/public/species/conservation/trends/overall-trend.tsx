import { Minus, MoveRight, TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { GLOBAL_SCOPE } from '#domain/assessments/latest-assessment.ts'
import { overallTrend, type StatusTrend } from '#domain/assessments/status-scale.ts'
import { InfoSign } from '#web/ui/caveat-sign.tsx'

/** Upwards on the chart is towards extinction. */
const LOOKS = {
  worsening: { Sign: TrendingUp, ink: 'text-danger' },
  improving: { Sign: TrendingDown, ink: 'text-ok' },
  stable: { Sign: MoveRight, ink: 'text-ink-2' },
  not_comparable: { Sign: Minus, ink: 'text-ink-2' },
} as const satisfies Record<StatusTrend, object>

/** What the history of global assessments comes to, with the rule behind it. */
export function OverallTrend({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('conservation')
  const oldestFirst = species.iucn_assessments
    .filter(({ scope_code }) => scope_code === GLOBAL_SCOPE)
    .toSorted((a, b) => a.year_published - b.year_published)
  const trend = overallTrend(oldestFirst.map(({ status }) => status))
  const { Sign, ink } = LOOKS[trend]
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`inline-flex items-center gap-1.5 font-semibold ${ink}`}>
        <Sign className="size-4.5" />
        {t(`trends.overall.${trend}`)}
      </span>
      <InfoSign>{t('trends.rule')}</InfoSign>
    </span>
  )
}
