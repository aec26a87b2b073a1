import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton, IconLink } from '#web/ui/icon-button.tsx'
import { DeleteRecordDialog } from './delete-record-dialog.tsx'
import { ListTable } from './list-table.tsx'
import type { AnyRow } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'

/** The rows of a page, each with what can be done with it. */
export function RecordTable({ kind, rows }: { kind: AnyRecordKind; rows: readonly AnyRow[] }) {
  const { t } = useTranslation('admin')
  const [asked, setAsked] = useState<AnyRow>()

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
                <IconLink
                  to="/admin/$records/$id/edit"
                  params={{ records: kind.address, id: row.id }}
                  label={t('list.edit', { name: kind.nameOf(row as never) })}
                  className="size-9"
                >
                  <Pencil className="size-4.5" />
                </IconLink>
                <IconButton
                  label={t('list.delete', { name: kind.nameOf(row as never) })}
                  onClick={() => setAsked(row)}
                  className="size-9 text-danger"
                >
                  <Trash2 className="size-4.5" />
                </IconButton>
              </div>
            </td>
          </tr>
        ))}
      </ListTable>
      {asked && <DeleteRecordDialog kind={kind} row={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
