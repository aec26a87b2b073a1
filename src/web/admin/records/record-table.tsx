import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteRecordDialog } from './delete-record-dialog.tsx'
import { ListTable } from './list-table.tsx'
import type { AnyRow } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'
import { DeleteButton, EditLink } from './row-actions.tsx'

/** The rows of a page, each with its actions. */
export function RecordTable({ kind, rows }: { kind: AnyRecordKind; rows: readonly AnyRow[] }) {
  const { t } = useTranslation('admin')
  const [deleting, setDeleting] = useState<AnyRow>()

  return (
    <>
      <ListTable
        columns={kind.columns.map(({ key, figures }) => ({ key, heading: t(`columns.${key}`), figures }))}
        last={t('columns.actions')}
      >
        {rows.map((row) => (
          <tr key={row.id} className="h-12.5 border-b border-line hover:bg-tint">
            {kind.columns.map(({ key, cell: Cell, figures }) => (
              <td key={key} className={`px-4 py-1.5 ${figures ? 'text-right' : ''}`}>
                <Cell {...row} />
              </td>
            ))}
            <td className="px-2 py-0.5 whitespace-nowrap">
              <div className="flex justify-end">
                {kind.MoreActions && <kind.MoreActions {...row} />}
                <EditLink
                  to="/admin/$records/$id/edit"
                  params={{ records: kind.address, id: row.id }}
                  label={t('list.edit', { name: kind.nameOf(row as never) })}
                />
                <DeleteButton name={kind.nameOf(row as never)} onClick={() => setDeleting(row)} />
              </div>
            </td>
          </tr>
        ))}
      </ListTable>
      {deleting && <DeleteRecordDialog kind={kind} row={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  )
}
