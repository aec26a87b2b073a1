import { useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary, useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { pageDescription } from '#domain/portal/page-description.ts'
import { api } from '#web/api.ts'
import { Page } from '#web/components/page.tsx'
import { SignGroup } from '#web/ui/sign-group.tsx'
import { SpeciesHeader } from './header/species-header.tsx'
import { SpeciesFailure } from './species-failure.tsx'
import { SpeciesPath } from './species-path.tsx'
import { SPECIES_TABS } from './species-search.ts'
import { SpeciesSkeleton } from './species-skeleton.tsx'
import { useSubject } from './species-subject.ts'
import { SpeciesTabs } from './species-tabs.tsx'

export function SpeciesScreen() {
  const { id } = useParams({ from: '/species/$id' })
  return (
    <CatchBoundary
      getResetKey={() => id}
      errorComponent={(failure) => <SpeciesFailure id={id} {...failure} />}
    >
      <Suspense fallback={<SpeciesSkeleton />}>
        <SpeciesPage key={id} id={id} />
      </Suspense>
    </CatchBoundary>
  )
}

function SpeciesPage({ id }: { id: string }) {
  const { t } = useTranslation(['species', 'common'])
  const { data: species } = useSuspenseQuery(api.species.get.queryOptions({ input: { id } }))
  const { tab = SPECIES_TABS[0] } = useSearch({ from: '/species/$id' })
  const subject = useSubject(species)
  const { description } = species

  return (
    <Page
      title={t('common:portal.titleOf', { title: subject })}
      description={description ? pageDescription(description) : t('page.what', { subject })}
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
