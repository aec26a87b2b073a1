import { useSuspenseQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '#domain/portal/languages.ts'
import { api } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConnectionCheckCard } from './connection-check-card.tsx'

/** A test that is quietly repeated, or remembered, tells nothing. */
const ASKED_ANEW = { retry: false, gcTime: 0 }

/** How the four reads went, and the button that makes them again. */
export function ConnectionChecks() {
  const { t, i18n } = useTranslation('errors')
  const { data, dataUpdatedAt, error, isFetching, refetch } = useSuspenseQuery(
    api.portal.checks.queryOptions(ASKED_ANEW),
  )
  // Results of an earlier run must not stand for one that failed as a whole.
  if (error && !isFetching) throw error

  const failed = data.filter(({ succeeded }) => !succeeded).length
  return (
    <>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-ink pt-6.5 md:mt-9">
        <div role="status" className="mr-auto">
          <p className={`text-h3 font-[650] ${failed > 0 ? 'text-danger' : ''}`}>
            {failed === 0
              ? t('databaseCheck.allSucceeded', { count: data.length })
              : t('databaseCheck.someFailed', { count: failed, total: data.length })}
          </p>
          <p className="text-sm text-ink-3">
            {isFetching
              ? t('databaseCheck.running')
              : t('databaseCheck.runAt', {
                  time: new Intl.DateTimeFormat(localeOf(i18n.language), { timeStyle: 'medium' }).format(
                    dataUpdatedAt,
                  ),
                })}
          </p>
        </div>
        <Button tone="primary" aria-disabled={isFetching} onClick={() => isFetching || refetch()}>
          <RefreshCw className="size-4.5" />
          {t('databaseCheck.again')}
        </Button>
      </div>
      <ol className="mt-6 grid gap-5" aria-busy={isFetching}>
        {data.map((check) => (
          <ConnectionCheckCard key={check.check} check={check} />
        ))}
      </ol>
    </>
  )
}
