import { Link } from '@tanstack/react-router'
import { ChevronDown, RotateCcw } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changedFields } from '#domain/audit/changed-fields.ts'
import { nameOfEntry } from '#domain/audit/entry-name.ts'
import type { FieldName, TableName } from '#web/forms/admin-words.ts'
import { useMoments } from '#web/i18n/use-moments.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { type AdminAnswers, adminApi } from '../admin-api.ts'
import { ListTable } from '../records/list-table.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'

const COLUMNS = ['when', 'who', 'action', 'table', 'record'] as const

/** One row per change; opened, it shows every field before and after. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('admin')
  const [opened, setOpened] = useState<number>()
  const { moment } = useMoments()

  return (
    <ListTable
      columns={COLUMNS.map((key) => ({ key, heading: t(`audit.columns.${key}`) }))}
      last={t('audit.columns.details')}
    >
      {entries.map((entry) => {
        const isOpen = opened === entry.id
        return (
          <Fragment key={entry.id}>
            <tr className="h-12.5 border-b border-line hover:bg-tint">
              <td className="px-4 whitespace-nowrap">{moment(entry.changed_at)}</td>
              <td className="px-4">{entry.editor_email}</td>
              <td className="px-4">{t(`audit.actions.${entry.action}`)}</td>
              <td className="px-4">
                {t(`tables.${entry.table_name as TableName}`, { defaultValue: entry.table_name })}
              </td>
              <td className="px-4">
                {entry.row_id ? (
                  <Link to="/admin/audit" search={{ row: entry.row_id }}>
                    {nameOfEntry(entry)}
                  </Link>
                ) : (
                  nameOfEntry(entry)
                )}
              </td>
              <td className="px-2 text-right">
                <IconButton
                  label={t('audit.show', { name: nameOfEntry(entry) })}
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
                <td colSpan={COLUMNS.length + 1} className="px-4 py-4">
                  <AuditChange entry={entry} />
                </td>
              </tr>
            )}
          </Fragment>
        )
      })}
    </ListTable>
  )
}

type AuditEntry = AdminAnswers['audit']['page']['rows'][number]

/** Every field of a change before and after, and the button that brings the earlier row back. */
function AuditChange({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin')
  const changes = changedFields(entry.before, entry.after)

  return (
    <>
      {changes.length === 0 ? (
        <p className="text-ink-2">{t('audit.nothingChanged')}</p>
      ) : (
        <table className="w-full text-left text-xs">
          <thead>
            <tr className="border-b border-line-strong">
              <th className="py-1.5 pr-4 font-semibold">{t('conflict.field')}</th>
              <th className="py-1.5 pr-4 font-semibold">{t('audit.before')}</th>
              <th className="py-1.5 font-semibold">{t('audit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field} className="border-b border-line align-top">
                <th scope="row" className="py-1.5 pr-4 font-normal text-ink-2">
                  {t(`fields.${field as FieldName}`, { defaultValue: field })}
                </th>
                <td className="max-w-80 py-1.5 pr-4 break-words">{cellText(before)}</td>
                <td className="max-w-80 py-1.5 break-words">{cellText(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {entry.before && entry.action !== 'import' && <RestoreButton entry={entry} />}
    </>
  )
}

function RestoreButton({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin')
  const { mutate, isPending } = useAnnouncedMutation(adminApi.audit.restore.mutationOptions(), {
    done: t('audit.restored'),
    failed: ({ message }) => t('audit.restoreFailed', { message }),
  })
  return (
    <Button size="small" className="mt-3" disabled={isPending} onClick={() => mutate({ id: entry.id })}>
      <RotateCcw className="size-4" />
      {entry.action === 'remove' ? t('audit.restoreRemoved') : t('audit.restoreChanged')}
    </Button>
  )
}

/** A value as text; lists and removed rows are shortened. */
function cellText(value: unknown): string {
  if (value === null || value === '') return '–'
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value).slice(0, 400) : String(value)
}
