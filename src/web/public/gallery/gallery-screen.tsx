import { useTranslation } from 'react-i18next'
import { Boundary } from '#web/components/section.tsx'
import { TitledPage } from '../titled-page.tsx'
import { GalleryFilters } from './gallery-filters.tsx'
import { GalleryResults } from './gallery-results.tsx'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { useGalleryAddress } from './use-gallery-address.ts'

export function GalleryScreen() {
  const { t } = useTranslation(['species', 'common'])
  const { search } = useGalleryAddress()
  return (
    <TitledPage
      page="gallery"
      lead={t('gallery.intro')}
      crumb={t('common:nav.gallery')}
      shows={search.illegalTrade ? ['seizures'] : []}
    >
      <GalleryFilters />
      <div className="mt-5">
        <Boundary skeleton={<GallerySkeleton size={search.size} />} resetKey={JSON.stringify(search)}>
          <GalleryResults />
        </Boundary>
      </div>
    </TitledPage>
  )
}
