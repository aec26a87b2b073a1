import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { isSearchable } from '#domain/names/search-text.ts'
import { groupTitle } from '#domain/search/groups-of-species.ts'
import { Chip, Chips } from '#web/ui/chip.tsx'
import { isFiltered } from './gallery-search.ts'
import { useStatusFilterLabel } from './gallery-status.tsx'
import { useFilterCounts } from './use-filter-counts.ts'
import { useGalleryAddress } from './use-gallery-address.ts'
import { useIllegalTradeChoice } from './use-illegal-trade-choice.ts'

interface GalleryChoiceProps {
  total: number
  /** The count, which is focused after a page was turned. */
  countRef: Ref<HTMLParagraphElement>
}

/** The number of species and the chosen filters. */
export function GalleryChoice({ total, countRef }: GalleryChoiceProps) {
  const { t } = useTranslation('species')
  const { search, clear } = useGalleryAddress()
  const { counts } = useFilterCounts()
  const all = counts?.species
  const countLine = () => {
    if (total === 0 && isSearchable(search.search)) return t('gallery.search.none', { term: search.search })
    if (total === 0 && isFiltered(search)) return t('gallery.empty.selected')
    return all === undefined
      ? t('gallery.count', { count: total })
      : t('gallery.countOf', { count: all, total })
  }

  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
      <p ref={countRef} tabIndex={-1} aria-live="polite" className="font-semibold outline-none">
        {countLine()}
      </p>
      <FilterChips />
      <button
        type="button"
        disabled={!isFiltered(search)}
        onClick={clear}
        className="min-h-8.5 text-sm text-accent underline disabled:text-ink-3 disabled:no-underline"
      >
        {t('gallery.filters.clear')}
      </button>
    </div>
  )
}

function FilterChips() {
  const { t, i18n } = useTranslation(['species', 'common'])
  const { search, change } = useGalleryAddress()
  const statusLabel = useStatusFilterLabel()
  const choice = useIllegalTradeChoice()
  const { iucnStatus, citesAppendix, group, family, illegalTrade } = search

  return (
    <>
      <Chips
        chosen={group}
        nameOf={(name) => groupTitle(name, i18n.language)}
        onRemove={(without) => change((before) => ({ group: without(before.group) }))}
      />
      <Chips
        chosen={iucnStatus}
        nameOf={statusLabel}
        onRemove={(without) => change((before) => ({ iucnStatus: without(before.iucnStatus) }))}
      />
      <Chips
        chosen={citesAppendix}
        nameOf={(appendix) => t('common:appendix.cites', { appendix })}
        onRemove={(without) => change((before) => ({ citesAppendix: without(before.citesAppendix) }))}
      />
      <Chips
        chosen={family}
        nameOf={(name) => name}
        onRemove={(without) => change((before) => ({ family: without(before.family) }))}
      />
      {illegalTrade && <Chip name={choice.label} onRemove={() => change({ illegalTrade: false })} />}
    </>
  )
}
