import { useTranslation } from 'react-i18next'
import { GALLERY_PAGE_SIZES } from '#domain/species/gallery-sizes.ts'
import { Pager } from '#web/ui/pager.tsx'
import { Select } from '#web/ui/select.tsx'
import { useGalleryAddress } from './use-gallery-address.ts'

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
