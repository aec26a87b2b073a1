import { useTranslation } from 'react-i18next'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The shapes of the figures to come, as high as they will be. */
export function LandingSkeleton() {
  const { t } = useTranslation('landing')
  return (
    <>
      <div className="waiting">
        <p className="mb-3 text-xs font-semibold">{t('metrics.heading')}</p>
        <div className="grid grid-cols-2 gap-px border-b border-line lg:grid-cols-4">
          {['species', 'iucn', 'cites', 'trade'].map((name) => (
            <div key={name} className="h-29.5 pt-1">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="mt-3 h-11 w-32" />
              <Skeleton className="mt-3 h-4 w-36" />
            </div>
          ))}
        </div>
      </div>
      <Skeleton className="h-90 xl:h-52" />
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-6">
        {['first', 'second', 'third'].map((name) => (
          <Skeleton key={name} className="aspect-4/5" />
        ))}
      </div>
    </>
  )
}
