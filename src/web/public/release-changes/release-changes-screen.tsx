import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { newestTwo } from '#domain/releases/chosen-releases.ts'
import { api } from '#web/api.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Boundary } from '#web/components/section.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { TitledPage } from '../titled-page.tsx'
import { ComparedReleases } from './compared-releases.tsx'
import type { ReleaseChangesSearch } from './release-changes-search.ts'

/** What changed between two releases of trade records. */
export function ReleaseChangesScreen() {
  const { t } = useTranslation('trade')
  return (
    <TitledPage page="releaseChanges" within="data">
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-7 border-t border-ink pt-6.5 md:mt-9">
        <div className="grid max-w-read gap-3">
          <p>{t('changes.intro')}</p>
          <p className="text-sm text-ink-3">{t('changes.basis')}</p>
        </div>
        <Boundary>
          <ReleaseChoice />
        </Boundary>
      </div>
    </TitledPage>
  )
}

/** Two releases to choose, and what changed between them; where there are not two, why nothing is compared. */
function ReleaseChoice() {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const { data } = useSuspenseQuery(api.releases.ofTrade.queryOptions())
  const search = useSearch({ from: '/data/changes' })
  const change = useSearchChanges<ReleaseChangesSearch>()
  const releases = data.filter(({ simulated }) => !simulated)
  const newest = newestTwo(releases)
  if (newest === undefined) {
    const [only] = releases
    return only === undefined ? (
      <EmptyState message={t('changes.none')} />
    ) : (
      <EmptyState message={t('changes.onlyOne', { release: only.release })} hint={t('changes.onlyOneHint')} />
    )
  }

  const { from = newest.from.release, to = newest.to.release } = search
  const options = releases.map(({ release, row_count: count }) => ({
    value: release,
    label: t('changes.option', {
      release,
      records: t('changes.records', { count, figure: format.number(count) }),
    }),
  }))
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:max-w-160 sm:grid-cols-2">
        <Select
          label={t('changes.from')}
          value={from}
          options={options}
          onChange={(chosen) => change({ from: chosen, to })}
        />
        <Select
          label={t('changes.to')}
          value={to}
          options={options}
          onChange={(chosen) => change({ from, to: chosen })}
        />
      </div>
      <Compared from={from} to={to} known={releases.map(({ release }) => release)} />
    </>
  )
}

/** What changed, where both releases are stored and two. */
function Compared({ from, to, known }: { from: string; to: string; known: readonly string[] }) {
  const { t } = useTranslation('trade')
  const unknown = [from, to].find((name) => !known.includes(name))
  if (unknown !== undefined) return <EmptyState message={t('changes.unknown', { release: unknown })} />
  if (from === to) return <EmptyState message={t('changes.same', { release: from })} />
  return (
    <Boundary key={`${from} ${to}`} resetKey={`${from} ${to}`} skeleton={<ReleaseChangesSkeleton />}>
      <ComparedReleases from={from} to={to} />
    </Boundary>
  )
}

/** In the place of a comparison that is being counted. */
function ReleaseChangesSkeleton() {
  return (
    <div className="grid gap-7">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-80 w-full" />
      <Skeleton className="h-160 w-full" />
    </div>
  )
}
