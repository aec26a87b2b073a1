import { Minus, MoveRight, TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { isQualified } from '#domain/assessments/status-change.ts'
import { overallTrend, type StatusTrend, statusPoints } from '#domain/assessments/status-scale.ts'
import { ConservationTrendsChart } from '#web/charts/conservation-trends/conservation-trends-chart.tsx'
import { statusMarks } from '#web/charts/conservation-trends/conservation-trends-points.ts'
import type { ChartSource } from '#web/charts/frame/chart-content.ts'
import { useRelease } from '#web/components/use-release.ts'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { useAboutSpecies } from '../../species-subject.ts'

interface ConservationTrendsProps {
  species: SpeciesDetail
  currentYear: number
}

/** A trend needs two assessments. Source: specification, document 2, section 2.7. */
export function hasTrends({ iucn_assessments }: SpeciesDetail): boolean {
  return statusMarks(iucn_assessments).length > 1
}

/** The Red List category from the first global assessment to this year. */
export function ConservationTrends({ species, currentYear }: ConservationTrendsProps) {
  const about = useAboutSpecies(species, useStatusSource(), 'conservation-trends')
  const { scientific_name, iucn_assessments, cites_listings } = species
  return (
    <ConservationTrendsChart
      about={about}
      scientific_name={scientific_name}
      points={statusPoints(iucn_assessments, cites_listings, currentYear)}
      marks={statusMarks(iucn_assessments)}
    />
  )
}

/** The sources of the categories and of the appendices. */
function useStatusSource(): ChartSource {
  const { t } = useTranslation(['conservation', 'common'])
  const known = [useRelease('catalogue-iucn-assessments'), useRelease('catalogue-cites-listings')]
  const releases = known.flatMap((release) => release ?? [])
  const citations = releases.map(({ citation, title }) => citation ?? title)
  const sources = citations.join('; ')
  return {
    text: sources === '' ? t('common:source.unknown') : t('trends.source', { sources }),
    english: citations,
    releases,
  }
}

/** Upwards on the chart is towards extinction. */
const LOOKS = {
  worsening: { Icon: TrendingUp, ink: 'text-danger' },
  improving: { Icon: TrendingDown, ink: 'text-ok' },
  stable: { Icon: MoveRight, ink: 'text-ink-2' },
  not_comparable: { Icon: Minus, ink: 'text-ink-2' },
  // No direction: the category changed without a known change in how the species fares.
  not_genuine: { Icon: Minus, ink: 'text-ink-2' },
  partly_genuine: { Icon: Minus, ink: 'text-ink-2' },
  reason_not_stated: { Icon: Minus, ink: 'text-ink-2' },
} as const satisfies Record<StatusTrend, object>

/** The overall trend of the global assessments, with its rule. */
export function OverallTrend({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('conservation')
  const trend = overallTrend(species.iucn_assessments)
  const { Icon, ink } = LOOKS[trend]
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`inline-flex items-center gap-1.5 font-semibold ${ink}`}>
        <Icon className="size-4.5 flex-none" />
        {isQualified(trend) ? t(`changed.${trend}`) : t(`trends.overall.${trend}`)}
      </span>
      <InfoSign>{t('trends.rule')}</InfoSign>
    </span>
  )
}
