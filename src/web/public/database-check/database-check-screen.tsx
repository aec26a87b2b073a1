import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { Page } from '#web/components/page.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { ConnectionChecks } from './connection-checks.tsx'

export function DatabaseCheckScreen() {
  const { t } = useTranslation()
  const heading = t('pages.databaseCheck.heading')
  const description = t('pages.databaseCheck.description')
  return (
    <Page title={t('pages.databaseCheck.title')} description={description}>
      <div className="page-width w-full">
        <PageHeading title={heading} lead={description}>
          <Breadcrumbs crumbs={[{ name: t('nav.home'), to: '/' }, { name: heading }]} />
        </PageHeading>
        {/* Without its one answer there is no page: a failure is left to the boundary of the page. */}
        <Suspense fallback={<ChecksSkeleton />}>
          <ConnectionChecks />
        </Suspense>
      </div>
    </Page>
  )
}

function ChecksSkeleton() {
  return (
    <div className="mt-7 grid gap-5 md:mt-9">
      <LoadingNote />
      <Skeleton className="h-11 w-72" />
      <Skeleton className="h-58" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  )
}
