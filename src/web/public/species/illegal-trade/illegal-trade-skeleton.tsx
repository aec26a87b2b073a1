import { useTranslation } from 'react-i18next'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The tab before it has come. Source of its words: specification, document 2, section 2.5. */
export function IllegalTradeSkeleton() {
  const { t } = useTranslation('trade')
  return (
    <div className="grid gap-5">
      <p role="status" className="text-sm text-ink-3">
        {t('illegal.loading')}
      </p>
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
