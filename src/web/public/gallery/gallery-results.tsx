import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#domain/portal/languages.ts'
import { usualOrder } from '#domain/species/gallery-orders.ts'
import { api } from '#web/api.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { NamedHere } from '#web/components/named-here.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { GalleryArrangement, GalleryPages, OrderNote } from './gallery-arrangement.tsx'
import { GalleryChoice } from './gallery-choice.tsx'
import { galleryQuestion } from './gallery-question.ts'
import { type GallerySearch, isFiltered } from './gallery-search.ts'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { NamedSpecies } from './species-cards.tsx'
import { useGalleryAddress } from './use-gallery-address.ts'

const SLOW_MS = 300

/** The species that match. The former list stays until the new one is loaded; when that takes long, a skeleton. */
export function GalleryResults() {
  const { i18n } = useTranslation()
  const { search } = useGalleryAddress()
  const shown = useDeferredValue(search)
  const language = useDeferredValue(i18n.language as Language)
  const isSlow = useIsSlow(shown !== search)

  if (isSlow) {
    return (
      <>
        <LoadingNote />
        <GallerySkeleton size={search.size} />
      </>
    )
  }
  return (
    <div aria-busy={shown !== search}>
      <ResultsFor search={shown} language={language} />
    </div>
  )
}

function ResultsFor({ search, language }: { search: GallerySearch; language: Language }) {
  const input = galleryQuestion(search, language)
  const { data } = useSuspenseQuery(api.species.page.queryOptions({ input }))
  const count = useFocusWhenTurned(data.page)
  useAnsweredPage(search.page, data.page)
  const isEmpty = data.species.length === 0
  return (
    <>
      <div className="mb-3 sm:mb-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 max-sm:flex-col max-sm:items-stretch">
          <GalleryChoice total={data.total} countRef={count} />
          {!isEmpty && <GalleryArrangement />}
        </div>
        {!isEmpty && <OrderNote />}
      </div>
      {isEmpty ? (
        <GalleryEmpty term={search.search} />
      ) : (
        <NamedHere species={data.species.map(({ id }) => id)}>
          <NamedSpecies species={data.species} order={search.order || usualOrder(language)} />
        </NamedHere>
      )}
      {!isEmpty && <GalleryPages page={data.page} pages={data.totalPages} />}
    </>
  )
}

/** Moves the focus to the top of a new page, because the link that led there is gone. */
function useFocusWhenTurned(page: number) {
  const target = useRef<HTMLParagraphElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.closest('nav')
    if (shown.current !== page && isLost) target.current?.focus()
    shown.current = page
  }, [page])
  return target
}

/** True after waiting longer than feels immediate. */
function useIsSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  return waiting && slow
}

/** Why no species are shown, and how to find some. */
function GalleryEmpty({ term }: { term: string }) {
  const { t } = useTranslation(['species', 'common'])
  const { search, clear } = useGalleryAddress()
  if (!isFiltered(search)) return <EmptyState message={t('common:missing.data')} />
  return (
    <EmptyState
      message={term ? t('gallery.empty.search', { term }) : t('gallery.empty.filters')}
      hint={
        <ul>
          {term && <li>{t('gallery.empty.spelling')}</li>}
          {term && <li>{t('gallery.empty.otherName')}</li>}
          {isFiltered({ ...search, search: '' }) && <li>{t('gallery.empty.fewerFilters')}</li>}
        </ul>
      }
    >
      {term && <NearestNames term={term} />}
      <Button onClick={clear}>{t('gallery.empty.clear')}</Button>
    </EmptyState>
  )
}

/** A page beyond the last is answered with the last one; the address is corrected. */
function useAnsweredPage(asked: number, answered: number): void {
  const navigate = useNavigate({ from: '/gallery' })
  useEffect(() => {
    if (asked === answered) return
    navigate({
      to: '/gallery',
      search: (before) => ({ ...before, page: answered }),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  }, [navigate, asked, answered])
}

/** The names that a search which finds nothing may have meant. */
function NearestNames({ term }: { term: string }) {
  const { t, i18n } = useTranslation('species')
  const language = i18n.language as Language
  const { change } = useGalleryAddress()
  const { data = [] } = useQuery(api.species.suggestions.queryOptions({ input: { search: term, language } }))
  const nearest = data.filter((one) => one.nearest)
  if (nearest.length === 0) return null
  return (
    <p className="flex w-full flex-wrap items-center justify-center gap-2">
      <span>{t('gallery.search.nearest')}</span>
      {nearest.map(({ text, iso_639 }) => (
        <Button key={text} size="small" onClick={() => change({ search: text })}>
          <span lang={iso_639 ?? undefined}>{text}</span>
        </Button>
      ))}
    </p>
  )
}
