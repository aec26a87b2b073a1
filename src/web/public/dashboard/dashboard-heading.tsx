import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What the dashboard asks of its figures, where they are explained, and how far it has come. */
export function DashboardHeading() {
  const { t } = useTranslation(['conservation', 'common'])
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <PageHeading
          title={t('common:pages.dashboard.heading')}
          lead={t('common:pages.dashboard.description')}
        >
          <Breadcrumbs
            crumbs={[{ name: t('common:nav.home'), to: '/' }, { name: t('common:pages.dashboard.crumb') }]}
          />
        </PageHeading>
        <Link
          to="/methodology/dashboard-calculations"
          className="inline-flex min-h-6 items-center text-sm text-accent"
        >
          {t('dashboard.calculations')}
        </Link>
      </div>
      <Notice tone="alpha" title={t('dashboard.development.title')}>
        {t('dashboard.development.what')}
      </Notice>
    </>
  )
}
