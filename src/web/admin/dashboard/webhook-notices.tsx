import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/notice.tsx'
import { adminApi } from '../admin-api.ts'
import { useMoments } from '../use-moments.ts'

/** Webhooks that were switched off after failing, and those whose calls were given up in the last days. */
export function WebhookNotices() {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const { data = [] } = useQuery(adminApi.webhooks.list.queryOptions({ staleTime: 0 }))
  const failed = data.filter(({ given_up_at, given_up_calls }) => given_up_at !== null || given_up_calls > 0)
  if (failed.length === 0) return null
  return (
    <div className="my-5">
      <Notice tone="problem" title={t('dashboard.webhooks.title')}>
        <ul className="grid gap-1">
          {failed.map(({ id, name, given_up_at, given_up_calls }) => (
            <li key={id}>
              {given_up_at === null
                ? t('dashboard.webhooks.calls', { name, count: given_up_calls })
                : t('webhooks.givenUpWhat', { name, when: moment(given_up_at) })}
            </li>
          ))}
        </ul>
        <Link to="/admin/webhooks" className="mt-1.5 inline-block font-semibold text-accent">
          {t('dashboard.webhooks.open')}
        </Link>
      </Notice>
    </div>
  )
}
