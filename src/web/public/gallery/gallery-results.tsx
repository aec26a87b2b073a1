import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { api } from '#web/api.ts'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { GalleryChoice } from './gallery-choice.tsx'
import { GalleryEmpty } from './gallery-empty.tsx'
import type { GallerySearch } from './gallery-search.ts'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { SpeciesCards } from './species-cards.tsx'
import { SpeciesPager } from './species-pager.tsx'
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
  return (
    <>
      <GalleryChoice total={data.total} />
      {data.species.length === 0 ? (
        <GalleryEmpty term={search.search} />
      ) : (
        <SpeciesCards species={data.species} />
      )}
      <SpeciesPager list="/gallery" page={data.page} totalPages={data.totalPages} />
    </>
  )
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
