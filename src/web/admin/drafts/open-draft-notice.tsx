import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { Notice } from '#web/ui/notice.tsx'
import { openDraftQuery } from './use-save-draft.ts'

/** Says that there is an open draft of the record, and leads to it. */
export function OpenDraftNotice({ topic, id }: { topic: CuratedTopic; id: string }) {
  const { t } = useTranslation('admin')
  const { data: draft } = useQuery(openDraftQuery(topic, id))
  return (
    <div role="status" className="mb-5 empty:hidden">
      {draft && (
        <Notice>
          {t('drafts.notice', { who: draft.author_email })} {t(`drafts.states.${draft.state}`)}.{' '}
          <Link to="/admin/drafts/$draft" params={{ draft: draft.id }}>
            {t('drafts.noticeLink')}
          </Link>
        </Notice>
      )}
    </div>
  )
}
