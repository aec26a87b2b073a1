import { useTranslation } from 'react-i18next'
import { PageTitle } from '#web/components/page-head.tsx'
import { SimulatedBanner } from '#web/components/simulated-banner.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'

/** As large as the page. */
export function SpeciesSkeleton() {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('portal.name')} />
      <SimulatedBanner dataset="cites_trade" />
      <div className="page-width w-full">
        <LoadingNote />
        <div className="flex min-h-11 items-center pt-2">
          <Skeleton className="h-4 w-56" />
        </div>
        <div className="grid gap-x-7 gap-y-7 pt-1 pb-7 md:grid-cols-[15.5rem_minmax(0,1fr)] md:gap-y-5 md:pb-8 xl:grid-cols-[15.5rem_minmax(0,1fr)_16.75rem]">
          <span className="waiting relative mb-5.5 block w-full self-start overflow-hidden rounded-md border border-line sm:max-w-70 md:max-w-none">
            <Skeleton className="aspect-4/3" />
          </span>
          <div className="flex min-w-0 flex-col justify-center">
            <Skeleton className="h-11 w-4/5 max-w-md md:h-13" />
            <Skeleton className="mt-2 h-7 w-40" />
            <Skeleton className="mt-5 h-27 w-full max-w-lg lg:h-12" />
          </div>
          <Skeleton className="h-36 w-full self-center md:col-span-2 xl:col-span-1" />
        </div>
        <div className="grid gap-9 border-t border-ink pt-6.5 md:grid-cols-[13.25rem_minmax(0,1fr)]">
          <Skeleton className="h-11 w-full md:h-55" />
          <div className="grid content-start gap-4">
            <Skeleton className="h-8 w-52" />
            <Skeleton className="h-40 w-full" />
            <Skeleton className="h-64 w-full" />
          </div>
        </div>
      </div>
    </>
  )
}
