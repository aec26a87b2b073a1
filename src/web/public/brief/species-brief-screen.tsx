import { useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary, Link, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { capitalised } from '#domain/names/letter-case.ts'
import { api } from '#web/api.ts'
import { AboutSpecies } from '#web/components/about-species.ts'
import { Page } from '#web/components/page.tsx'
import { SpeciesFailure } from '../species/species-failure.tsx'
import { SpeciesSkeleton } from '../species/species-skeleton.tsx'
import { useSubjectInText } from '../species/species-subject.ts'
import { BriefTools } from './brief-page.tsx'
import { SpeciesBrief } from './species-brief.tsx'

export function SpeciesBriefScreen() {
  const { id } = useParams({ from: '/species_/$id/brief' })
  return (
    <CatchBoundary
      getResetKey={() => id}
      errorComponent={(failure) => <SpeciesFailure id={id} {...failure} />}
    >
      <Suspense fallback={<SpeciesSkeleton />}>
        <BriefOfSpecies key={id} id={id} />
      </Suspense>
    </CatchBoundary>
  )
}

function BriefOfSpecies({ id }: { id: string }) {
  const { t } = useTranslation(['brief', 'common'])
  const { data: species } = useSuspenseQuery(api.species.get.queryOptions({ input: { id } }))
  const inText = useSubjectInText(species)
  const subject = capitalised(inText)
  return (
    <Page
      title={t('common:portal.titleOf', { title: t('titleOf', { subject }) })}
      description={t('descriptionOf', { subject: inText })}
      canonical={`/species/${species.id}/brief`}
      shows={['cites_trade']}
    >
      <BriefTools>
        <Link
          to="/species/$id"
          params={{ id }}
          className="inline-flex min-h-11 items-center text-sm text-accent underline md:min-h-8"
        >
          {t('toPage', { subject })}
        </Link>
      </BriefTools>
      <AboutSpecies value={species.scientific_name}>
        <SpeciesBrief species={species} />
      </AboutSpecies>
    </Page>
  )
}
