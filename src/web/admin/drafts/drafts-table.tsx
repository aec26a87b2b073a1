import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListTable } from '../records/list-table.tsx'
import { useMoments } from '../use-moments.ts'
import { type ListedDraft, useDraftName } from './draft-names.ts'
import { DraftStateBadge } from './draft-state.tsx'

const COLUMNS = ['record', 'table', 'state', 'author'] as const

export function DraftsTable({ drafts }: { drafts: readonly ListedDraft[] }) {
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
