import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#web/api.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Button } from '#web/ui/button.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SpeciesCards } from '../gallery/species-cards.tsx'
import { useAnsweredPage } from '../gallery/use-answered-page.ts'
import { type BrowseSearch, browseQuestion } from './browse-search.ts'
import { useBrowseAddress } from './use-browse-address.ts'

/** The species that match. The former list stays, dimmed, until the new one is loaded. */
export function BrowseResults() {
  const { search } = useBrowseAddress()
  const shown = useDeferredValue(search)
  return (
    <div aria-busy={shown !== search} className="transition-opacity duration-quick aria-busy:opacity-60">
      <ResultsFor search={shown} />
    </div>
  )
}

function ResultsFor({ search }: { search: BrowseSearch }) {
  const { data } = useSuspenseQuery(api.species.page.queryOptions({ input: browseQuestion(search) }))
  useAnsweredPage('/home', search.page, data.page)
  return (
    <>
      <BrowseCount total={data.total} />
      {data.species.length === 0 ? (
        <NothingFound query={search.search} />
      ) : (
        <SpeciesCards species={data.species} beside />
      )}
      <div className="mt-8 empty:hidden">
        <Pager page={data.page} pages={data.totalPages} />
      </div>
    </>
  )
}

/** How many of all species pass, and the way back to all of them. */
function BrowseCount({ total }: { total: number }) {
  const { t } = useTranslation('species')
  const { isFiltered, clear } = useBrowseAddress()
  const { data: landing } = useQuery(api.summaries.landing.queryOptions())
  const all = landing?.metrics.totalSpecies
  return (
    <div className="mb-4 flex min-h-9 flex-wrap items-center gap-x-4">
      <p aria-live="polite" className="font-semibold">
        {all === undefined
          ? t('gallery.count', { count: total })
          : t('gallery.countOf', { count: all, total })}
      </p>
      {isFiltered && total > 0 && (
        <button type="button" onClick={clear} className="min-h-9 text-sm text-accent underline">
          {t('browse.clear')}
        </button>
      )}
    </div>
  )
}

/** Source: specification, document 1, section 8, "Browse tab empty". */
function NothingFound({ query }: { query: string }) {
  const { t } = useTranslation(['species', 'common'])
  const { isFiltered, clear } = useBrowseAddress()
  if (!isFiltered) return <EmptyState message={t('common:missing.data')} />
  return (
    <EmptyState
      message={query ? t('gallery.search.none', { term: query }) : t('browse.noneMatch')}
      hint={query ? t('gallery.search.hint') : undefined}
    >
      <Button onClick={clear}>{t('browse.clear')}</Button>
    </EmptyState>
  )
}
