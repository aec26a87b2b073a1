import { Rss } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { latestGlobalAssessment } from '#domain/assessments/latest-assessment.ts'
import type { Dataset } from '#domain/releases/datasets.ts'
import { CitePage } from '#web/citing/cite-page.tsx'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { Section } from '#web/components/section.tsx'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'
import { TranslatedText } from '#web/translations/translated-text.tsx'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { useSpeciesFeed } from '../feed-link.tsx'
import { fileNamePart, useSubject } from '../species-subject.ts'
import { DetailGrid } from './detail-grid.tsx'
import { EnteredRanges, Threats } from './entered-records.tsx'
import { NamesGrid, TaxonomyGrid } from './names-grid.tsx'
import { Range } from './range.tsx'
import { References } from './references.tsx'
import { SourcedText } from './sourced-fact.tsx'
import { TextSources } from './text-sources.tsx'
import { UncheckedMark } from './unchecked-mark.tsx'

export function OverviewTab({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('species')
  const ranged = species.cms_listings.some(({ is_current }) => is_current)
  return (
    <div className="grid gap-10 md:gap-14">
      <Section title={t('overview.description')}>
        <SourcedText
          name={t('overview.description')}
          species={species}
          field="description"
          missing={t('overview.noDescription')}
          className="max-w-read font-serif text-lg text-ink"
        />
      </Section>
      {(species.threats_overview || species.threats.length > 0) && (
        <Section title={t('overview.threats')}>
          {species.threats_overview && (
            <SourcedText
              name={t('overview.threats')}
              species={species}
              field="threats_overview"
              missing=""
              className="max-w-read"
            />
          )}
          <Threats species={species} />
        </Section>
      )}
      {(ranged || species.distribution_ranges.length > 0) && (
        <Section title={t('overview.range')}>
          <Range listings={species.cms_listings} />
          <EnteredRanges species={species} />
        </Section>
      )}
      <Section title={t('overview.detail')}>
        <DetailGrid species={species} />
      </Section>
      <Section title={t('overview.taxonomy')}>
        <TaxonomyGrid species={species} />
        <FamilyText species={species} />
      </Section>
      <Section title={t('overview.names')}>
        <NamesGrid names={species.common_names} />
      </Section>
      {species.text_notes.length > 0 && (
        <Section title={t('overview.textSources')}>
          <TextSources notes={species.text_notes} />
        </Section>
      )}
      <Section title={t('overview.references')}>
        <References speciesId={species.id} />
      </Section>
      <SourcesFootnote
        species={species}
        assessed={latestGlobalAssessment(species.iucn_assessments)?.year_published}
      />
    </div>
  )
}

const CITED = [
  'iucn_assessments',
  'catalogue-iucn-assessments',
  'cites_listings',
  'catalogue-cites-listings',
  'cms_listings',
  'catalogue-cms-listings',
  'cites_trade',
] as const satisfies Dataset[]

interface SourcesFootnoteProps {
  species: SpeciesDetail
  assessed: number | undefined
}

function SourcesFootnote({ species, assessed }: SourcesFootnoteProps) {
  const { t } = useTranslation('species')
  const subject = useSubject(species)
  const feed = useSpeciesFeed(species.id)
  return (
    <footer className="border-t border-line pt-4 text-xs text-ink-3">
      <p>
        <GlossaryText>
          {assessed === undefined ? t('footnote.sources') : t('footnote.sourcesOf', { year: assessed })}
        </GlossaryText>{' '}
        {t('footnote.incomplete')} {t('footnote.texts')}
      </p>
      <div className="mt-1.5 grid gap-0.5">
        <ReleaseSource dataset="catalogue-iucn-assessments" />
        <ReleaseSource dataset="catalogue-cites-listings" />
        <ReleaseSource dataset="cites_trade" />
        <ReleaseSource dataset="catalogue-cms-listings" />
      </div>
      <CitePage name={`${fileNamePart(species)}-overview`} title={subject} datasets={CITED} />
      <p className="mt-1.5">
        <a href={feed} className="inline-flex items-center gap-1.5 text-ink-2">
          <Rss className="size-3.5" />
          {t('footnote.feed')}
        </a>
      </p>
    </footer>
  )
}

/** What editors wrote about the family of a species. */
function FamilyText({ species: { id, family_description, family_record } }: { species: SpeciesDetail }) {
  const localize = useSpeciesTexts(id)
  if (!family_description || family_record === null) return null
  const localized = localize({ record_id: family_record.id, field: 'description' }, family_description)
  return (
    <p className="max-w-read">
      <TranslatedText localized={localized} />
      <UncheckedMark {...family_record} />
    </p>
  )
}
