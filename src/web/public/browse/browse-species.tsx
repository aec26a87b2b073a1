import { Boundary } from '#web/components/section.tsx'
import { BrowseFilters } from './browse-filters.tsx'
import { BrowseResults } from './browse-results.tsx'
import { BrowseSearchField } from './browse-search-field.tsx'
import { BrowseFiltersSkeleton, BrowseResultsSkeleton } from './browse-skeletons.tsx'
import { useBrowseAddress } from './use-browse-address.ts'

/** The tab Browse Species: what narrows the list beside the list. */
export function BrowseSpecies() {
  const { search } = useBrowseAddress()
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <search className="min-w-0 lg:sticky lg:top-6 lg:self-start">
        <BrowseSearchField />
        <div className="mt-3 lg:mt-5">
          <Boundary skeleton={<BrowseFiltersSkeleton />}>
            <BrowseFilters />
          </Boundary>
        </div>
      </search>
      <div className="min-w-0">
        <Boundary skeleton={<BrowseResultsSkeleton />} resetKey={JSON.stringify(search)}>
          <BrowseResults />
        </Boundary>
      </div>
    </div>
  )
}
