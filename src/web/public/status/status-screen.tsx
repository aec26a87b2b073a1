import { useSuspenseQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#web/api.ts'
import { useMoments } from '#web/i18n/use-moments.ts'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { TitledPage } from '../titled-page.tsx'
import { CHECKED_NOW, CheckHeading } from './check-heading.tsx'
import { StatusFacts } from './status-facts.tsx'

export function StatusScreen() {
  return (
    <TitledPage page="status">
      {/* The page shows nothing else, so the boundary of the page shows a failure. */}
      <Suspense fallback={<StatusSkeleton />}>
        <PortalStatus />
      </Suspense>
    </TitledPage>
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

/** The state of the portal and of its parts. */
function PortalStatus() {
  const { t } = useTranslation('errors')
  const { moment } = useMoments()
  const query = useSuspenseQuery(api.portal.status.queryOptions(CHECKED_NOW))
  const { data, error, isFetching } = query
  // An earlier status is not shown in place of one that failed.
  if (error && !isFetching) throw error

  const works = data.database.state === 'answers'
  return (
    <>
      <CheckHeading
        query={query}
        when={isFetching ? t('status.checking') : t('status.checkedAt', { moment: moment(data.checked_at) })}
        again={t('status.again')}
      >
        <p className={`flex items-center gap-2 text-h3 font-[650] ${works ? '' : 'text-danger'}`}>
          {works ? (
            <CircleCheck className="size-5 flex-none text-ok" />
          ) : (
            <CircleAlert className="size-5 flex-none" />
          )}
          {t(works ? 'status.works' : 'status.degraded')}
        </p>
      </CheckHeading>
      <StatusFacts status={data} />
    </>
  )
}
