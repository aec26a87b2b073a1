import { Link } from '@tanstack/react-router'
import { ChevronDown, RotateCcw } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOfEntry } from '#domain/audit/entry-name.ts'
import type { TableName } from '#web/forms/admin-words.ts'
import { useDaysInName } from '#web/forms/use-day-text.ts'
import { useMay } from '#web/session/for-permission.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { adminApi } from '../admin-api.ts'
import { ListTable } from '../records/list-table.tsx'
import { SelectAll, SelectionFrame, SelectRow, useSelectedRows } from '../records/row-selection.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { useMoments } from '../use-moments.ts'
import { AuditChange, type AuditEntry } from './audit-change.tsx'

const COLUMNS = ['when', 'who', 'action', 'table', 'record'] as const

/** One row per change; opened, it shows every field before and after. Deleted records can be restored together. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('admin')
  const [opened, setOpened] = useState<number>()
  const { moment } = useMoments()
  const inName = useDaysInName()
  const nameOf = (entry: AuditEntry) => inName(nameOfEntry(entry))
  const mayEdit = useMay('edit_records')
  const deletions = mayEdit ? entries.filter(isDeletion) : []
  const selection = useSelectedRows(deletions)
  const isSelectable = deletions.length > 0

  return (
    <>
      <RestoreBar selected={selection.selected} onClear={selection.clear} />
      <ListTable
        first={isSelectable && <SelectAll label={t('audit.selectDeleted')} selection={selection} />}
        columns={COLUMNS.map((key) => ({ key, heading: t(`audit.columns.${key}`) }))}
        last={t('audit.columns.details')}
        hasActions
      >
        {entries.map((entry) => {
          const isOpen = opened === entry.id
          return (
            <Fragment key={entry.id}>
              <tr className="h-12.5 border-b border-line hover:bg-tint">
                {isSelectable && (
                  <td className="w-11 pl-2">
                    {isDeletion(entry) && (
                      <SelectRow
                        label={t('list.select', { name: nameOf(entry) })}
                        row={entry}
                        selection={selection}
                      />
                    )}
                  </td>
                )}
                <td className="px-4 whitespace-nowrap">{moment(entry.changed_at)}</td>
                <td className="min-w-44 px-4 wrap-anywhere">
                  {entry.editor_email}
                  {entry.editor_token !== null && (
                    <span className="block text-xs text-ink-3">
                      {t('audit.byToken', { token: entry.editor_token })}
                    </span>
                  )}
                </td>
                <td className="px-4 max-md:whitespace-nowrap">{t(`audit.actions.${entry.action}`)}</td>
                <td className="px-4 max-md:whitespace-nowrap">
                  {t(`tables.${entry.table_name as TableName}`, { defaultValue: entry.table_name })}
                </td>
                <td className="min-w-60 px-4 wrap-anywhere">
                  {entry.row_id ? (
                    <Link to="/admin/audit" search={{ row: entry.row_id }}>
                      {nameOf(entry)}
                    </Link>
                  ) : (
                    nameOf(entry)
                  )}
                </td>
                <td className="px-2 text-right">
                  <IconButton
                    label={t('audit.show', { name: nameOf(entry) })}
                    aria-expanded={isOpen}
                    onClick={() => setOpened(isOpen ? undefined : entry.id)}
                    className="size-9"
                  >
                    <ChevronDown className={`size-4.5 ${isOpen ? 'rotate-180' : ''}`} />
                  </IconButton>
                </td>
              </tr>
              {isOpen && (
                <tr className="border-b border-line bg-sunken">
                  <td colSpan={COLUMNS.length + (isSelectable ? 2 : 1)} className="px-4 py-4">
                    {/* On phones the table is wider than the window; what a row opens is not. */}
                    <div className="max-md:sticky max-md:left-4 max-md:w-[calc(100dvw-4.25rem)]">
                      <AuditChange entry={entry} />
                    </div>
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </ListTable>
    </>
  )
}

interface RestoreBarProps {
  selected: readonly AuditEntry[]
  onClear: () => void
}

/** Brings the selected deleted records back: all of them, or none where one cannot come back. */
function RestoreBar({ selected, onClear }: RestoreBarProps) {
  const { t } = useTranslation('admin')
  const count = selected.length
  const { mutate, isPending } = useAnnouncedMutation(adminApi.audit.restore_several.mutationOptions(), {
    done: t('audit.restoredSeveral', { count }),
    failed: ({ message }) => t('audit.failedRestoreSeveral', { message }),
    onDone: onClear,
  })
  return (
    <SelectionFrame count={count} onClear={onClear}>
      <Button size="small" disabled={isPending} onClick={() => mutate({ ids: selected.map(({ id }) => id) })}>
        <RotateCcw className="size-4 text-ink-3" />
        {t('audit.restoreSelected')}
      </Button>
    </SelectionFrame>
  )
}

/** Whether a change can be taken back together with others: a deletion of a record. */
const isDeletion = ({ action, before, table_name }: AuditEntry): boolean =>
  action === 'remove' && before !== null && table_name !== 'drafts'
