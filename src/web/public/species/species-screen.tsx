import { type UseQueryResult, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary, useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { capitalised } from '#domain/names/letter-case.ts'
import { pageDescription } from '#domain/portal/page-description.ts'
import { SPECIES_TABS } from '#domain/species/species-tabs.ts'
import { api } from '#web/api.ts'
import { AboutSpecies } from '#web/components/about-species.ts'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { Page } from '#web/components/page.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { speciesTranslations } from '#web/translations/translation-questions.ts'
import { useOnceAnswered } from '#web/translations/use-once-answered.ts'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { SignGroup } from '#web/ui/sign-group.tsx'
import { FeedLink } from './feed-link.tsx'
import { SpeciesHeader } from './header/species-header.tsx'
import { SpeciesFailure } from './species-failure.tsx'
import { SpeciesSkeleton } from './species-skeleton.tsx'
import { useSubjectInText } from './species-subject.ts'
import { SpeciesTabs } from './species-tabs.tsx'

export function SpeciesScreen() {
  const { i18n } = useTranslation()
  const { id } = useParams({ from: '/species/$id' })
  // Requested together with the species.
  const translating = useQuery(speciesTranslations(i18n.language, id))
  return (
    <CatchBoundary
      getResetKey={() => id}
      errorComponent={(failure) => <SpeciesFailure id={id} {...failure} />}
    >
      <Suspense fallback={<SpeciesSkeleton />}>
        <SpeciesPage key={id} id={id} translating={translating} />
      </Suspense>
    </CatchBoundary>
  )
}

function SpeciesPage({ id, translating }: { id: string; translating: UseQueryResult }) {
  const { t } = useTranslation(['species', 'common'])
  const { data: species } = useSuspenseQuery(api.species.get.queryOptions({ input: { id } }))
  const tab = useSearch({ from: '/species/$id', select: ({ tab = SPECIES_TABS[0] }) => tab })
  const subject = useSubjectInText(species)
  const localize = useSpeciesTexts(id)
  const { description } = species
  if (!useOnceAnswered(translating)) return <SpeciesSkeleton />

  return (
    <Page
      title={t('common:portal.titleOf', { title: capitalised(subject) })}
      description={
        description
          ? pageDescription(localize({ record_id: id, field: 'description' }, description).text)
          : capitalised(t('page.what', { subject }))
      }
      canonical={`/species/${species.id}`}
      shows={tab === 'illegal-trade' ? ['cites_trade', 'seizures'] : ['cites_trade']}
    >
      <FeedLink id={species.id} subject={subject} />
      <div className="page-width w-full">
        <Breadcrumbs
          backTo="/gallery"
          crumbs={[
            { name: t('common:nav.gallery'), to: '/gallery' },
            { name: <SpeciesName name={species.scientific_name} /> },
          ]}
        />
        <AboutSpecies value={species.scientific_name}>
          <SignGroup>
            <SpeciesHeader species={species} />
            <SpeciesTabs species={species} />
          </SignGroup>
        </AboutSpecies>
      </div>
    </Page>
  )
}
