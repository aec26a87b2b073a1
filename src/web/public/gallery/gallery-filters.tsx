import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { depthOfGroup, groupTitle } from '#domain/search/groups-of-species.ts'
import { GlossaryHelp } from '#web/glossary/glossary-help.tsx'
import { Button } from '#web/ui/button.tsx'
import { MultiSelect } from '#web/ui/multi-select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { FiltersFailure } from '../filters-failure.tsx'
import { chosenFilters } from './gallery-search.ts'
import { GallerySearchBox } from './gallery-search-box.tsx'
import { GalleryStatus } from './gallery-status.tsx'
import { useFilterCounts } from './use-filter-counts.ts'
import { useGalleryAddress } from './use-gallery-address.ts'
import { useIllegalTradeChoice } from './use-illegal-trade-choice.ts'

/** A species has to match one chosen value of every filter. On phones the filters open on demand. */
export function GalleryFilters() {
  const { t } = useTranslation('species')
  const { search } = useGalleryAddress()
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const chosen = chosenFilters(search)

  return (
    <search className="grid grid-cols-2 items-end gap-3 md:grid-cols-4 xl:grid-cols-[minmax(0,1.4fr)_repeat(4,minmax(0,1fr))_auto]">
      <div className="col-span-full flex min-w-0 items-end gap-2 md:col-span-3 xl:col-span-1">
        <GallerySearchBox />
        <Button
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={
            chosen === 0 ? t('gallery.filters.open') : t('gallery.filters.openChosen', { count: chosen })
          }
          onClick={() => setOpen(!isOpen)}
          className="px-3 sm:hidden"
        >
          <SlidersHorizontal className="size-4" />
          {chosen === 0 ? t('gallery.filters.open') : chosen}
          <ChevronDown className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
        </Button>
      </div>
      <div id={panel} className={isOpen ? 'contents' : 'contents max-sm:hidden'}>
        <FilterFields />
      </div>
    </search>
  )
}

function FilterFields() {
  const { t, i18n } = useTranslation(['species', 'accessibility'])
  const { search, change } = useGalleryAddress()
  const { counts, isError, refetch } = useFilterCounts()
  const illegalTrade = useIllegalTradeChoice()
  const emptyOr = (none: string) =>
    counts ? none : isError ? t('gallery.filters.failed') : t('accessibility:loading')

  return (
    <>
      <MultiSelect
        label={t('gallery.filters.group')}
        values={search.group}
        onChange={(group) => change({ group })}
        empty={emptyOr(t('gallery.filters.noFamilies'))}
        options={(counts?.groups ?? []).map(({ group, count }) => ({
          value: group,
          label: <span className={INDENTS[depthOfGroup(group)]}>{groupTitle(group, i18n.language)}</span>,
          count,
        }))}
      />
      <MultiSelect
        label={t('gallery.filters.iucnStatus')}
        help={<GlossaryHelp words={['IUCN Red List', 'IUCN']} />}
        values={search.iucnStatus}
        onChange={(iucnStatus) => change({ iucnStatus })}
        empty={emptyOr(t('gallery.filters.noIucnStatus'))}
        options={(counts?.iucnStatuses ?? []).map(({ status, count }) => ({
          value: status,
          label: <GalleryStatus status={status} />,
          count,
        }))}
      />
      <MultiSelect
        label={t('gallery.filters.citesAppendix')}
        help={<GlossaryHelp words={['CITES']} />}
        values={search.citesAppendix}
        onChange={(citesAppendix) => change({ citesAppendix })}
        empty={emptyOr(t('gallery.filters.noCites'))}
        options={(counts?.citesAppendices ?? []).map(({ appendix, count }) => ({
          value: appendix,
          label: t('gallery.filters.appendix', { appendix }),
          count,
        }))}
      />
      <MultiSelect
        label={t('gallery.filters.family')}
        values={search.family}
        onChange={(family) => change({ family })}
        empty={emptyOr(t('gallery.filters.noFamilies'))}
        options={(counts?.families ?? []).map(({ family, count }) => ({
          value: family,
          label: family,
          count,
        }))}
      />
      <Switch
        label={illegalTrade.label}
        count={illegalTrade.isSimulated ? undefined : counts?.illegalTrade}
        on={search.illegalTrade}
        onChange={(illegalTrade) => change({ illegalTrade })}
      />
      {isError && <FiltersFailure message={t('gallery.filters.failed')} onRetry={refetch} />}
    </>
  )
}

/** A smaller group is set in below the larger one that it is part of. */
const INDENTS = ['', 'pl-4', 'pl-8', 'pl-12']
