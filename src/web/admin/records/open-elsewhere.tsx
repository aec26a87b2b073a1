import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { SEEN_EVERY_MS } from '#domain/curation/presence.ts'
import { Notice } from '#web/ui/notice.tsx'
import { adminApi } from '../admin-api.ts'
import { useMoments } from '../use-moments.ts'
import type { RecordTopic } from './record-api.ts'

interface OpenElsewhereProps {
  topic: RecordTopic
  id: string
}

/** Shows which other curators have the same record open, and reports this one; a hidden tab asks nothing. */
export function OpenElsewhere({ topic, id }: OpenElsewhereProps) {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const record = { table_name: topic, row_id: id }
  const { data: others = [] } = useQuery(
    adminApi.open_records.note.queryOptions({
      input: record,
      refetchInterval: SEEN_EVERY_MS,
      refetchOnWindowFocus: 'always',
      refetchOnMount: 'always',
      retry: false,
      staleTime: 0,
      gcTime: 0,
    }),
  )

  // The server and the closing of the page are outside of React.
  useEffect(() => {
    const leave = () => {
      adminApi.open_records.leave.call({ table_name: topic, row_id: id }).catch(() => undefined)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [topic, id])

  return (
    <div role="status" className="mb-5 empty:hidden">
      {others.length > 0 && (
        <Notice tone="caution">
          <ul>
            {others.map(({ editor_email, opened_at }) => (
              <li key={editor_email} className="wrap-anywhere">
                {t('presence.openToo', { who: editor_email, when: moment(opened_at) })}
              </li>
            ))}
          </ul>
          <p className="text-ink-2">{t('presence.merged')}</p>
        </Notice>
      )}
    </div>
  )
}
