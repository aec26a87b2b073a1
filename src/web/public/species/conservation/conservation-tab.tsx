import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { wikipediaAddress } from '#domain/species/outbound-links.ts'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { Section } from '#web/components/section.tsx'
import { OutboundLink } from '#web/ui/outbound-link.tsx'
import { TimelineSkeleton } from '../tab-skeletons.tsx'
import { ConservationHistory } from './history/conservation-history.tsx'
import { ConservationMeasures } from './measures/conservation-measures.tsx'
import { Reservations } from './measures/reservations.tsx'
import { Subpopulations } from './measures/subpopulations.tsx'
import { TradeLimits } from './measures/trade-limits.tsx'
import { CitesCard } from './status/cites-card.tsx'
import { CmsCard } from './status/cms-card.tsx'
import { IucnCard } from './status/iucn-card.tsx'
import { StatusSummary } from './summary/status-summary.tsx'
import { ConservationTimeline } from './timeline/conservation-timeline.tsx'
import { ConservationTrends, hasTrends, OverallTrend } from './trends/conservation-trends.tsx'

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

function ConservationSources({ scientific_name }: { scientific_name: string }) {
  const { t } = useTranslation('conservation')
  return (
    <footer className="grid gap-0.5 border-t border-line pt-4">
      <ReleaseSource dataset="catalogue-iucn-assessments" />
      <ReleaseSource dataset="catalogue-cites-listings" />
      <ReleaseSource dataset="catalogue-cites-reservations" />
      <ReleaseSource dataset="catalogue-cms-listings" />
      <ReleaseSource dataset="catalogue-population" />
      <p className="mt-1">
        <OutboundLink href={wikipediaAddress(scientific_name)}>{t('status.links.wikipedia')}</OutboundLink>
      </p>
    </footer>
  )
}

function StatusCards({ species, currentYear }: { species: SpeciesDetail; currentYear: number }) {
  return (
    <div className="@container">
      <div className="grid gap-5 @3xl:grid-cols-3">
        <IucnCard species={species} />
        <CitesCard species={species} currentYear={currentYear} />
        <CmsCard species={species} currentYear={currentYear} />
      </div>
    </div>
  )
}
