import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { Page } from '#web/components/page.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'

interface UnbuiltScreenProps {
  page: 'accessibility' | 'admin'
}

/** Holds the place of a page that is announced but not there yet. */
export function UnbuiltScreen({ page }: UnbuiltScreenProps) {
  const { t } = useTranslation()
  const heading = t(`pages.${page}.heading`)
  return (
    <Page title={t(`pages.${page}.title`)} description={t(`pages.${page}.description`)}>
      <div className="page-width w-full">
        <PageHeading title={heading} lead={t(`pages.${page}.description`)}>
          <Breadcrumbs crumbs={[{ name: t('nav.home'), to: '/' }, { name: heading }]} />
        </PageHeading>
        <p className="mt-6 text-ink-3">{t('pages.inPreparation')}</p>
      </div>
    </Page>
  )
}
