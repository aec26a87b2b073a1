import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '#web/session/session.ts'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { Loaded } from '../loaded.tsx'
import { ListTable } from '../records/list-table.tsx'
import { useMoments } from '../use-moments.ts'
import { type ListedDraft, useDraftName } from './draft-names.ts'
import { DraftStateBadge } from './draft-state.tsx'
import { draftsByGroup } from './drafts-by-group.ts'

/** /admin/drafts: changes that are not published yet, by what the reader has to do with them. */
export function DraftsScreen() {
  const { t } = useTranslation('admin')
  const own = useSession()?.user?.id
  const query = useQuery(adminApi.drafts.list.queryOptions(ASKED_ANEW))

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

const COLUMNS = ['record', 'table', 'state', 'author'] as const

function DraftsTable({ drafts }: { drafts: readonly ListedDraft[] }) {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const nameOf = useDraftName()
  return (
    <div className="rounded-md border border-line bg-surface">
      <ListTable
        columns={COLUMNS.map((key) => ({ key, heading: t(`drafts.columns.${key}`) }))}
        last={t('drafts.columns.changed')}
      >
        {drafts.map((draft) => (
          <tr key={draft.id} className="h-12.5 border-b border-line last:border-0 hover:bg-tint">
            <th scope="row" className="min-w-44 px-4 py-2 font-medium wrap-anywhere">
              <Link to="/admin/drafts/$draft" params={{ draft: draft.id }}>
                {nameOf(draft)}
              </Link>
            </th>
            <td className="px-4 py-2">{t(`tables.${draft.table_name}`)}</td>
            <td className="px-4 py-2">
              <DraftStateBadge {...draft} />
            </td>
            <td className="px-4 py-2">{draft.author_email}</td>
            <td className="px-4 py-2 text-right whitespace-nowrap">{moment(draft.updated_at)}</td>
          </tr>
        ))}
      </ListTable>
    </div>
  )
}
