import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { api } from '#web/api.ts'
import { Pager } from '#web/ui/pager.tsx'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { GalleryChoice } from './gallery-choice.tsx'
import { GalleryEmpty } from './gallery-empty.tsx'
import type { GallerySearch } from './gallery-search.ts'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { SpeciesCards } from './species-cards.tsx'
import { useAnsweredPage } from './use-answered-page.ts'
import { useGalleryAddress } from './use-gallery-address.ts'

const PATIENCE = 300

/** The species that pass the filters. Until a new list arrives, the old one stands; when that takes long, its skeleton. */
export function GalleryResults() {
  const { search } = useGalleryAddress()
  const shown = useDeferredValue(search)
  const isLate = useLate(shown !== search)

  if (isLate) {
    return (
      <>
        <LoadingNote />
        <GallerySkeleton size={search.size} />
      </>
    )
  }
  return (
    <div aria-busy={shown !== search}>
      <ResultsFor search={shown} />
    </div>
  )
}

function ResultsFor({ search }: { search: GallerySearch }) {
  const { data } = useSuspenseQuery(api.species.page.queryOptions({ input: search }))
  const count = useFocusWhenTurned(data.page)
  useAnsweredPage('/gallery', search.page, data.page)
  return (
    <>
      <GalleryChoice total={data.total} countRef={count} />
      {data.species.length === 0 ? (
        <GalleryEmpty term={search.search} />
      ) : (
        <SpeciesCards species={data.species} />
      )}
      <div className="mt-8 empty:hidden">
        <Pager page={data.page} pages={data.totalPages} />
      </div>
    </>
  )
}

/** The link that turned the page is gone with it; reading and tabbing go on at the top of the new one. */
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

/** True once something has been waited for longer than feels immediate. */
function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return setLate(false)
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [waiting])
  return waiting && late
}
