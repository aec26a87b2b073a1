import { useSuspenseQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Attention } from '#domain/summaries/attention.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { adminApi } from '../admin-api.ts'
import { useMayOpen } from '../layout/use-may-open.ts'
import { FindingDetails } from './finding-details.tsx'
import { fixAddress, listOf } from './fix-address.ts'

/** What needs a curator: each finding with the species it concerns and the link to where it is fixed. */
export function AttentionList() {
  const { t } = useTranslation('admin')
  const [{ data: findings }, { data: texts }] = useSuspenseQueries({
    queries: [
      adminApi.overview.attention.queryOptions({ staleTime: 0 }),
      adminApi.translations.counts.queryOptions({ staleTime: 0 }),
    ],
  })
  if (findings.length === 0 && texts.outdated === 0)
    return <EmptyState message={t('dashboard.attention.nothing')} />

  return (
    <ul className="rounded-md border border-line bg-surface">
      {findings.map((finding) => (
        <li key={finding.attention} className="border-line not-first:border-t">
          <Finding {...finding} />
        </li>
      ))}
      {texts.outdated > 0 && (
        <li className="border-line not-first:border-t">
          <OutdatedTranslations texts={texts.outdated} />
        </li>
      )}
    </ul>
  )
}

/** Links to the list of translations: the texts are of species, listings and the glossary alike. */
function OutdatedTranslations({ texts }: { texts: number }) {
  const { t } = useTranslation('admin')
  return (
    <Link
      to="/admin/translations"
      search={{ state: 'outdated' }}
      className="flex min-h-12.5 flex-wrap items-center gap-x-3 px-4 py-2 text-ink no-underline hover:bg-tint"
    >
      <Languages className="size-4 text-ink-2" />
      <span className="min-w-0 flex-1 font-medium">{t('dashboard.attention.translations')}</span>
      <span className="text-sm text-ink-2 tabular-nums">
        {t('dashboard.attention.texts', { count: texts })}
      </span>
    </Link>
  )
}

function Finding({ attention, species }: { attention: Attention; species: readonly Concerned[] }) {
  const { t } = useTranslation('admin')
  const what = t(`dashboard.attention.what.${attention}`)
  return (
    <FindingDetails title={what} count={t('dashboard.attention.species', { count: species.length })}>
      <Link to={listOf(attention)} className="text-sm font-semibold text-accent">
        {t('dashboard.attention.fix')}
        <span className="sr-only">: {what}</span>
      </Link>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {species.map((one) => (
          <li key={one.id}>
            <ConcernedSpecies attention={attention} species={one} />
          </li>
        ))}
      </ul>
    </FindingDetails>
  )
}

/** A species, as a link to where the finding is fixed for those who may. */
function ConcernedSpecies({ attention, species }: { attention: Attention; species: Concerned }) {
  const mayOpen = useMayOpen()
  const link = fixAddress(attention, species)
  const content = (
    <>
      <SpeciesName name={species.scientific_name} />
      <span className="text-ink-3">{species.common_name}</span>
    </>
  )
  const layout = 'flex min-h-9 flex-wrap items-center gap-x-2 text-sm text-ink'
  return mayOpen(link) ? (
    <Link {...link} className={layout}>
      {content}
    </Link>
  ) : (
    <span className={layout}>{content}</span>
  )
}

interface Concerned {
  id: string
  scientific_name: string
  common_name: string
}
