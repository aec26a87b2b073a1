import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDaysInName } from '#web/forms/use-day-text.ts'
import { slashOpens } from '#web/search/slash-key.ts'
import { useMay } from '#web/session/for-permission.tsx'
import { DeleteRecordDialog } from './delete-record-dialog.tsx'
import type { ListAddress } from './list-address.ts'
import { ListTable } from './list-table.tsx'
import type { AnyRow } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'
import { DeleteButton, EditLink } from './row-actions.tsx'
import { SelectAll, SelectRow, useSelectedRows } from './row-selection.tsx'
import { SelectionBar } from './selection-bar.tsx'

interface RecordTableProps {
  kind: AnyRecordKind
  rows: readonly AnyRow[]
  address: ListAddress
  onSort: (column: string) => void
}

/** The rows of a page, each with its actions, and what can be done with several of them. */
export function RecordTable({ kind, rows, address, onSort }: RecordTableProps) {
  const { t } = useTranslation('admin')
  const [deleting, setDeleting] = useState<AnyRow>()
  const mayEdit = useMay('edit_records')
  const selection = useSelectedRows(rows)
  const hasActions = mayEdit || kind.MoreActions !== undefined
  const returned = useRowOfReturn()
  const formOf = ({ id }: AnyRow) =>
    ({
      to: '/admin/$records/$id/edit',
      params: { records: kind.address, id },
      state: { list: address },
    }) as const
  const inName = useDaysInName()
  const nameOf = (row: AnyRow) => inName(kind.nameOf(row as never))
  const isField = (name: string) => name === 'species' || name in kind.schema.shape

  return (
    <>
      <SelectionBar kind={kind} selected={selection.selected} onClear={selection.clear} />
      <ListTable
        columns={kind.columns.map(({ key, figures, sort = key }) => ({
          key,
          heading: t(`columns.${key}`),
          figures,
          onSort: isField(sort) ? () => onSort(sort) : undefined,
          descending: address.sort === sort ? address.order === 'descending' : undefined,
        }))}
        first={mayEdit && <SelectAll label={t('list.selectAll')} selection={selection} />}
        last={hasActions ? t('columns.actions') : undefined}
        hasActions={hasActions}
      >
        {rows.map((row) => (
          <tr
            key={row.id}
            id={idOfRow(row.id)}
            className={`h-12.5 border-b border-line hover:bg-tint ${row.id === returned || selection.has(row) ? 'bg-tint' : ''}`}
          >
            {mayEdit && (
              <td className="w-11 pl-2">
                <SelectRow label={t('list.select', { name: nameOf(row) })} row={row} selection={selection} />
              </td>
            )}
            {kind.columns.map(({ key, cell: Cell, figures }, place) => (
              <td key={key} className={`px-4 py-1.5 ${figures ? 'text-right' : ''}`}>
                {place === 0 && mayEdit ? (
                  <Link {...formOf(row)} className="block text-ink no-underline hover:underline">
                    <Cell {...row} />
                  </Link>
                ) : (
                  <Cell {...row} />
                )}
              </td>
            ))}
            {hasActions && (
              <td className="px-2 py-0.5 whitespace-nowrap">
                <div className="flex justify-end max-md:flex-col max-md:items-center">
                  {kind.MoreActions && <kind.MoreActions {...row} />}
                  <EditLink {...formOf(row)} label={t('list.edit', { name: nameOf(row) })} />
                  <DeleteButton name={nameOf(row)} onClick={() => setDeleting(row)} />
                </div>
              </td>
            )}
          </tr>
        ))}
      </ListTable>
      <ListKeys />
      {deleting && <DeleteRecordDialog kind={kind} row={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  )
}

/** Which keys move through a list; for those who have a keyboard. */
function ListKeys() {
  const { t } = useTranslation('admin')
  return (
    <p className="px-4 pt-2.5 text-xs text-ink-3 max-lg:hidden">
      {slashOpens() && `${t('list.slashKey')} `}
      {t('list.arrowKeys')}
    </p>
  )
}

/** The row that a form was opened from and leads back to: it gets the focus, so that reading continues from there. */
function useRowOfReturn(): string | undefined {
  const at = useLocation({ select: ({ state }) => state.at })

  // The focus is outside of React. It first goes to the new screen, and a moment later to the row.
  useEffect(() => {
    if (at === undefined) return
    const frame = requestAnimationFrame(() => {
      const row = document.getElementById(idOfRow(at))
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [at])
  return at
}

const idOfRow = (id: string) => `row-${id}`
