import { useTranslation } from 'react-i18next'
import type { Dataset } from '#domain/releases/datasets.ts'
import { Boundary } from '#web/components/section.tsx'
import { TitledPage } from '../titled-page.tsx'
import { GalleryFilters } from './gallery-filters.tsx'
import { GalleryResults } from './gallery-results.tsx'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { useGalleryAddress } from './use-gallery-address.ts'

const CITED = [
  'catalogue-species',
  'iucn_assessments',
  'catalogue-iucn-assessments',
  'cites_listings',
  'catalogue-cites-listings',
  'cms_listings',
  'catalogue-cms-listings',
] as const satisfies Dataset[]

export function GalleryScreen() {
  const { t } = useTranslation(['species', 'common'])
  const { search } = useGalleryAddress()
  return (
    <TitledPage
      page="gallery"
      lead={t('gallery.intro')}
      crumb={t('common:nav.gallery')}
      shows={search.illegalTrade ? ['seizures'] : []}
      cited={search.illegalTrade ? [...CITED, 'seizures'] : CITED}
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
