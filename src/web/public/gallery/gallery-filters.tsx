import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#web/api.ts'
import { GlossaryHelp } from '#web/glossary/glossary-help.tsx'
import { MultiSelect } from '#web/ui/multi-select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { FiltersFailure } from '../filters-failure.tsx'
import { GallerySearchBox } from './gallery-search-box.tsx'
import { GalleryStatus } from './gallery-status.tsx'
import { useGalleryAddress } from './use-gallery-address.ts'
import { useIllegalTradeChoice } from './use-illegal-trade-choice.ts'

/** A species has to match one chosen value of every group. */
export function GalleryFilters() {
  const { t } = useTranslation(['species', 'accessibility'])
  const { search, change } = useGalleryAddress()
  const { data: counts, isError, refetch } = useQuery(api.species.filterCounts.queryOptions())
  const illegalTrade = useIllegalTradeChoice()
  const emptyOr = (none: string) =>
    counts ? none : isError ? t('gallery.filters.failed') : t('accessibility:loading')

  return (
    <search className="mt-6 grid grid-cols-2 items-end gap-3 md:grid-cols-4 xl:grid-cols-[minmax(0,1.7fr)_repeat(3,minmax(0,1fr))_auto]">
      <GallerySearchBox />
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
    </search>
  )
}
