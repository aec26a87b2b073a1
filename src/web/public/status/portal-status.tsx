import { useSuspenseQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { api } from '#web/api.ts'
import { useMoments } from '#web/i18n/use-moments.ts'
import { Button } from '#web/ui/button.tsx'
import { StatusFacts } from './status-facts.tsx'

/** A status that is quietly asked again, or remembered, says nothing of this moment. */
const ASKED_ANEW = { retry: false, gcTime: 0 }

/** How the portal is, and the button that asks again. */
export function PortalStatus() {
  const { t } = useTranslation('errors')
  const { moment } = useMoments()
  const { data, error, isFetching, refetch } = useSuspenseQuery(api.portal.status.queryOptions(ASKED_ANEW))
  // An earlier status must not stand for one that could not be had.
  if (error && !isFetching) throw error

  const works = data.database.state === 'answers'
  return (
    <>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-ink pt-6.5 md:mt-9">
        <div role="status" className="mr-auto">
          <p className={`flex items-center gap-2 text-h3 font-[650] ${works ? '' : 'text-danger'}`}>
            {works ? (
              <CircleCheck className="size-5 flex-none text-ok" />
            ) : (
              <CircleAlert className="size-5 flex-none" />
            )}
            {t(works ? 'status.works' : 'status.degraded')}
          </p>
          <p className="text-sm text-ink-3">
            {isFetching ? t('status.checking') : t('status.checkedAt', { moment: moment(data.checked_at) })}
          </p>
        </div>
        <Button tone="primary" aria-disabled={isFetching} onClick={() => isFetching || refetch()}>
          <RefreshCw className="size-4.5" />
          {t('status.again')}
        </Button>
      </div>
      <StatusFacts status={data} />
    </>
  )
}
