import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '#web/session/session.ts'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { Loaded } from '../loaded.tsx'
import { draftsByGroup } from './drafts-by-group.ts'
import { DraftsTable } from './drafts-table.tsx'

/** /admin/drafts: changes that are not published yet, by what the reader has to do with them. */
export function DraftsScreen() {
  const { t } = useTranslation('admin')
  const own = useSession()?.user?.id
  const query = useQuery(adminApi.drafts.list.queryOptions({ staleTime: 0, refetchOnMount: true }))

  return (
    <AdminPage title={t('drafts.title')} lead={t('drafts.lead')}>
      <Loaded query={query} failed={({ message }) => t('drafts.failed', { message })}>
        {(drafts) =>
          drafts.length === 0 ? (
            <p className="text-sm text-ink-2">{t('drafts.empty')}</p>
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
              {draftsByGroup(drafts, own).map(({ group, drafts: ofGroup }) => (
                <section key={group} aria-labelledby={`drafts-${group}`}>
                  <h2 id={`drafts-${group}`} className="mb-3 text-h3 font-[650]">
                    {t(`drafts.groups.${group}`)}
                  </h2>
                  <DraftsTable drafts={ofGroup} />
                </section>
              ))}
            </div>
          )
        }
      </Loaded>
    </AdminPage>
  )
}
