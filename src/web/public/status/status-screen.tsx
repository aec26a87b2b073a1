import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { Page } from '#web/components/page.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { PortalStatus } from './portal-status.tsx'

export function StatusScreen() {
  const { t } = useTranslation()
  const heading = t('pages.status.heading')
  const description = t('pages.status.description')
  return (
    <Page title={t('pages.status.title')} description={description}>
      <div className="page-width w-full">
        <PageHeading title={heading} lead={description}>
          <Breadcrumbs crumbs={[{ name: t('nav.home'), to: '/' }, { name: heading }]} />
        </PageHeading>
        {/* Without its one answer there is no page: a failure is left to the boundary of the page. */}
        <Suspense fallback={<StatusSkeleton />}>
          <PortalStatus />
        </Suspense>
      </div>
    </Page>
  )
}

function StatusSkeleton() {
  return (
    <div className="mt-7 grid gap-4 md:mt-9">
      <LoadingNote />
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  )
}
