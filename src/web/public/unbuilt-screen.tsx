import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { Page } from '#web/components/page.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'

interface UnbuiltScreenProps {
  page:
    | 'home'
    | 'dashboard'
    | 'research'
    | 'comparison'
    | 'aiDevelopment'
    | 'methodology'
    | 'dataArchitecture'
    | 'researchPipeline'
    | 'dashboardCalculations'
    | 'glossary'
    | 'about'
    | 'releaseNotes'
    | 'database'
    | 'accessibility'
    | 'admin'
}

/** Holds the place of a page that is announced but not there yet. */
export function UnbuiltScreen({ page }: UnbuiltScreenProps) {
  const { t } = useTranslation()
  const title = t(`pages.${page}.title`)
  return (
    <Page title={title} description={t(`pages.${page}.about`)}>
      <div className="page-width w-full">
        <PageHeading title={title} lead={t(`pages.${page}.about`)}>
          <Breadcrumbs crumbs={[{ name: t('nav.home'), to: '/' }, { name: title }]} />
        </PageHeading>
        <p className="mt-6 text-ink-3">{t('pages.inPreparation')}</p>
      </div>
    </Page>
  )
}
