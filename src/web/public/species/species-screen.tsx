import { type UseQueryResult, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary, useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { pageDescription } from '#domain/portal/page-description.ts'
import { api } from '#web/api.ts'
import { Page } from '#web/components/page.tsx'
import { speciesTranslations } from '#web/translations/translation-questions.ts'
import { useOnceAnswered } from '#web/translations/use-once-answered.ts'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { SignGroup } from '#web/ui/sign-group.tsx'
import { SpeciesHeader } from './header/species-header.tsx'
import { SpeciesFailure } from './species-failure.tsx'
import { SpeciesPath } from './species-path.tsx'
import { SPECIES_TABS } from './species-search.ts'
import { SpeciesSkeleton } from './species-skeleton.tsx'
import { useSubject } from './species-subject.ts'
import { SpeciesTabs } from './species-tabs.tsx'

export function SpeciesScreen() {
  const { i18n } = useTranslation()
  const { id } = useParams({ from: '/species/$id' })
  // Asked beside the species itself, not after it.
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

interface SpeciesPageProps {
  id: string
  translating: UseQueryResult
}

function SpeciesPage({ id, translating }: SpeciesPageProps) {
  const { t } = useTranslation(['species', 'common'])
  const { data: species } = useSuspenseQuery(api.species.get.queryOptions({ input: { id } }))
  const tab = useSearch({ from: '/species/$id', select: ({ tab = SPECIES_TABS[0] }) => tab })
  const subject = useSubject(species)
  const localize = useSpeciesTexts(id)
  const { description } = species
  if (!useOnceAnswered(translating)) return <SpeciesSkeleton />

  return (
    <Page
      title={t('common:portal.titleOf', { title: subject })}
      description={
        description
          ? pageDescription(localize({ record_id: id, field: 'description' }, description).text)
          : t('page.what', { subject })
      }
      canonical={`/species/${species.id}`}
      shows={tab === 'illegal-trade' ? ['cites_trade', 'seizures'] : ['cites_trade']}
    >
      <div className="page-width w-full">
        <SpeciesPath name={species.scientific_name} />
        <SignGroup>
          <SpeciesHeader species={species} />
          <SpeciesTabs species={species} />
        </SignGroup>
      </div>
    </Page>
  )
}
