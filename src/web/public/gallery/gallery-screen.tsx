import { useTranslation } from 'react-i18next'
import { Page } from '#web/components/page.tsx'
import { Boundary } from '#web/components/section.tsx'
import { GalleryFilters } from './gallery-filters.tsx'
import { GalleryHeading } from './gallery-heading.tsx'
import { GalleryResults } from './gallery-results.tsx'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { useGalleryAddress } from './use-gallery-address.ts'

export function GalleryScreen() {
  const { t } = useTranslation()
  const { search } = useGalleryAddress()
  return (
    <Page
      title={t('pages.gallery.title')}
      description={t('pages.gallery.description')}
      shows={search.illegalTrade ? ['seizures'] : []}
    >
      <div className="page-width w-full">
        <GalleryHeading />
        <GalleryFilters />
        <div className="mt-5">
          <Boundary skeleton={<GallerySkeleton size={search.size} />} resetKey={JSON.stringify(search)}>
            <GalleryResults />
          </Boundary>
        </div>
      </div>
    </Page>
  )
}
