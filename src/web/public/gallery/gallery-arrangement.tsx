import { Link } from '@tanstack/react-router'
import { LayoutGrid, List } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { GALLERY_ORDERS, usualOrder } from '#domain/species/gallery-orders.ts'
import { GALLERY_PAGE_SIZES } from '#domain/species/gallery-sizes.ts'
import { Pager } from '#web/ui/pager.tsx'
import { Select } from '#web/ui/select.tsx'
import { useGalleryAddress } from './use-gallery-address.ts'

/** In which order the species come, and whether as cards or as lines. */
export function GalleryArrangement() {
  const { t, i18n } = useTranslation('species')
  const { search, change } = useGalleryAddress()
  const usual = usualOrder(i18n.language)
  return (
    <div className="flex min-h-9 items-center justify-between gap-x-5 gap-y-2 sm:ml-auto">
      <Select
        inline
        label={t('gallery.order.label')}
        value={search.order || usual}
        options={GALLERY_ORDERS.map((order) => ({ value: order, label: t(`gallery.order.${order}`) }))}
        onChange={(order) => change({ order: order === usual ? '' : order })}
      />
      <ViewLink view="cards" className="hidden listed:inline-flex" />
      <ViewLink view="list" className="inline-flex listed:hidden" />
    </div>
  )
}

/** Leads to the same species in the other view; which of the two it is depends on the width until one is chosen. */
function ViewLink({ view, className }: { view: 'cards' | 'list'; className: string }) {
  const { t } = useTranslation('species')
  const Icon = view === 'cards' ? LayoutGrid : List
  return (
    <Link
      from="/gallery"
      to="/gallery"
      search={(before) => ({ ...before, view })}
      hash={true}
      replace
      resetScroll={false}
      className={`min-h-9 items-center gap-1.5 text-sm whitespace-nowrap text-accent ${className}`}
    >
      <Icon className="size-4" />
      {t(`gallery.view.${view}`)}
    </Link>
  )
}

/** Says by what the species are ordered, where the order does not show it. */
export function OrderNote() {
  const { t, i18n } = useTranslation('species')
  const { search } = useGalleryAddress()
  const order = search.order || usualOrder(i18n.language)
  if (order !== 'status' && order !== 'trade') return null
  return <p className="mt-1 text-xs text-ink-3">{t(`gallery.order.note.${order}`)}</p>
}

/** The way to the other pages, and how many species one holds. */
export function GalleryPages({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation('species')
  const { search, change } = useGalleryAddress()
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:mt-8">
      <Pager page={page} pages={pages} />
      <span className="ml-auto">
        <Select
          inline
          label={t('gallery.perPage')}
          value={search.size}
          options={GALLERY_PAGE_SIZES.map((size) => ({ value: size, label: String(size) }))}
          onChange={(size) => change({ size })}
        />
      </span>
    </div>
  )
}
