import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { Page } from '#web/components/page.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'
import { ComparisonTool } from './comparison-tool.tsx'

export function ComparisonScreen() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('pages.comparison.title')}
      description={t('pages.comparison.description')}
      shows={['cites_trade']}
    >
      <div className="page-width w-full">
        <PageHeading title={t('pages.comparison.heading')} lead={t('pages.comparison.description')}>
          <Breadcrumbs
            crumbs={[
              { name: t('nav.home'), to: '/' },
              { name: t('pages.research.heading'), to: '/research' },
              { name: t('pages.comparison.crumb') },
            ]}
          />
        </PageHeading>
        <div className="mt-7">
          <ComparisonTool />
        </div>
      </div>
    </Page>
  )
}
