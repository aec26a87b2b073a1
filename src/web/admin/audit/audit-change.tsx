import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { changedFields } from '#domain/audit/changed-fields.ts'
import type { FieldName } from '#web/forms/admin-words.ts'
import { Button } from '#web/ui/button.tsx'
import { type AdminAnswers, adminApi } from '../admin-api.ts'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'

export type AuditEntry = AdminAnswers['audit']['page']['rows'][number]

interface AuditChangeProps {
  entry: AuditEntry
  /** The version of the record that is on the screen: changed since, it is not restored. */
  version?: number
}

/** Every field of a change before and after, and the button that brings the earlier row back. */
export function AuditChange({ entry, version }: AuditChangeProps) {
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
      {entry.before && entry.action !== 'import' && <RestoreButton entry={entry} version={version} />}
    </>
  )
}

function RestoreButton({ entry, version }: AuditChangeProps) {
  const { t } = useTranslation('admin')
  const { mutate, isPending } = useAnnouncedMutation(adminApi.audit.restore.mutationOptions(), {
    done: t('audit.restored'),
    failed: ({ message }) => t('audit.restoreFailed', { message }),
  })
  return (
    <Button
      size="small"
      className="mt-3"
      disabled={isPending}
      onClick={() => mutate({ id: entry.id, version })}
    >
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
