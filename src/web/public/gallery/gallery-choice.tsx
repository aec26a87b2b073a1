import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { GALLERY_PAGE_SIZES } from '#domain/species/gallery-sizes.ts'
import { api } from '#web/api.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Select } from '#web/ui/select.tsx'
import { chooseIn } from '#web/use-search-changes.ts'
import { isFiltered } from './gallery-search.ts'
import { useStatusFilterLabel } from './gallery-status.tsx'
import { useGalleryAddress } from './use-gallery-address.ts'
import { useIllegalTradeChoice } from './use-illegal-trade-choice.ts'

interface GalleryChoiceProps {
  total: number
  /** The count, which is focused after a page was turned. */
  countRef: Ref<HTMLParagraphElement>
}

/** The number of species, the chosen filters, and the size of a page. */
export function GalleryChoice({ total, countRef }: GalleryChoiceProps) {
  const { t } = useTranslation(['species', 'common'])
  const { search, change, clear } = useGalleryAddress()
  const { data: counts } = useQuery(api.species.filterCounts.queryOptions())
  const all = counts?.iucnStatuses.reduce((sum, { count }) => sum + count, 0)

  return (
    <div className="mb-4 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
      <p ref={countRef} tabIndex={-1} aria-live="polite" className="font-semibold outline-none">
        {all === undefined
          ? t('gallery.count', { count: total })
          : t('gallery.countOf', { count: all, total })}
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
      {total > 0 && (
        <span className="ml-auto">
          <Select
            inline
            label={t('gallery.perPage')}
            value={search.size}
            options={GALLERY_PAGE_SIZES.map((size) => ({ value: size, label: String(size) }))}
            onChange={(size) => change({ size })}
          />
        </span>
      )}
    </div>
  )
}

function FilterChips() {
  const { t } = useTranslation(['species', 'common'])
  const { search, change } = useGalleryAddress()
  const statusLabel = useStatusFilterLabel()
  const choice = useIllegalTradeChoice()
  const { iucnStatus, citesAppendix, family, illegalTrade } = search

  return (
    <>
      {iucnStatus.map((status) => (
        <Chip
          key={status}
          name={statusLabel(status)}
          onRemove={() => change((before) => ({ iucnStatus: chooseIn(before.iucnStatus, status, false) }))}
        />
      ))}
      {citesAppendix.map((appendix) => (
        <Chip
          key={appendix}
          name={t('common:appendix.cites', { appendix })}
          onRemove={() =>
            change((before) => ({ citesAppendix: chooseIn(before.citesAppendix, appendix, false) }))
          }
        />
      ))}
      {family.map((name) => (
        <Chip
          key={name}
          name={name}
          onRemove={() => change((before) => ({ family: chooseIn(before.family, name, false) }))}
        />
      ))}
      {illegalTrade && <Chip name={choice.label} onRemove={() => change({ illegalTrade: false })} />}
    </>
  )
}
