import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { Section } from '#web/components/section.tsx'
import { TimelineSkeleton } from './conservation-skeleton.tsx'
import { ConservationSources } from './conservation-sources.tsx'
import { ConservationHistory } from './history/conservation-history.tsx'
import { ConservationMeasures } from './measures/conservation-measures.tsx'
import { Reservations } from './measures/reservations.tsx'
import { Subpopulations } from './measures/subpopulations.tsx'
import { TradeLimits } from './measures/trade-limits.tsx'
import { StatusCards } from './status/status-cards.tsx'
import { StatusSummary } from './summary/status-summary.tsx'
import { ConservationTimeline } from './timeline/conservation-timeline.tsx'
import { ConservationTrends, hasTrends } from './trends/conservation-trends.tsx'
import { OverallTrend } from './trends/overall-trend.tsx'

/** Where a species stands, how it came there, and what is on record about it. */
export function ConservationTab({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('conservation')
  const currentYear = new Date().getUTCFullYear()

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 md:gap-14">
      <Section title={t('summary.title')}>
        <StatusSummary species={species} currentYear={currentYear} />
      </Section>
      <Section title={t('timeline.title')} skeleton={<TimelineSkeleton />}>
        <ConservationTimeline species={species} />
      </Section>
      <Section title={t('status.title')}>
        <StatusCards species={species} currentYear={currentYear} />
      </Section>
      {hasTrends(species) && (
        <Section title={t('trends.title')} aside={<OverallTrend species={species} />}>
          <ConservationTrends species={species} currentYear={currentYear} />
        </Section>
      )}
      <Section title={t('history.title')}>
        <ConservationHistory species={species} />
      </Section>
      <Section title={t('measures.reservations.title')}>
        <Reservations species={species} />
      </Section>
      <Section title={t('measures.trade.title')}>
        <TradeLimits species={species} />
      </Section>
      <Section title={t('measures.done.title')}>
        <ConservationMeasures species={species} />
      </Section>
      {species.subpopulations.length > 0 && (
        <Section title={t('measures.subpopulations.title')}>
          <Subpopulations species={species} />
        </Section>
      )}
      <ConservationSources scientific_name={species.scientific_name} />
    </div>
  )
}
