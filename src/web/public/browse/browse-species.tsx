import { useTranslation } from 'react-i18next'
import { LIST_PAGE_SIZE } from '#domain/species/gallery-sizes.ts'
import { Boundary } from '#web/components/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DraftSearchField } from '../draft-search-field.tsx'
import { GallerySkeleton } from '../gallery/gallery-skeleton.tsx'
import { BrowseFilters } from './browse-filters.tsx'
import { BrowseResults } from './browse-results.tsx'
import { useBrowseAddress } from './use-browse-address.ts'

/** The tab Browse Species: search and filters beside the list. */
export function BrowseSpecies() {
  const { t } = useTranslation('species')
  const { search, change } = useBrowseAddress()
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <search className="min-w-0 lg:sticky lg:top-6 lg:self-start">
        <DraftSearchField
          id="browse-search"
          label={t('gallery.search.label')}
          placeholder={t('browse.searchPlaceholder')}
          clearLabel={t('gallery.search.clear')}
          asked={search.search}
          onAsk={(words) => change({ search: words }, { replace: true })}
        />
        <div className="mt-3 lg:mt-5">
          <Boundary skeleton={<BrowseFiltersSkeleton />}>
            <BrowseFilters />
          </Boundary>
        </div>
      </search>
      <div className="min-w-0">
        <Boundary
          skeleton={<GallerySkeleton size={LIST_PAGE_SIZE} beside />}
          resetKey={JSON.stringify(search)}
        >
          <BrowseResults />
        </Boundary>
      </div>
    </div>
  )
}

/** The filter panel; on small screens the button that opens it. */
function BrowseFiltersSkeleton() {
  return (
    <>
      <Skeleton className="h-11 lg:hidden" />
      <Skeleton className="h-117 max-lg:hidden" />
    </>
  )
}
