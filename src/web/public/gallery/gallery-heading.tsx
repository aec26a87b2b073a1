import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'

export function GalleryHeading() {
  const { t } = useTranslation(['species', 'common'])
  return (
    <PageHeading title={t('common:pages.gallery.heading')} lead={t('gallery.intro')}>
      <Breadcrumbs crumbs={[{ name: t('common:nav.home'), to: '/' }, { name: t('common:nav.gallery') }]} />
    </PageHeading>
  )
}
