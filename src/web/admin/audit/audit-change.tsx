import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { changedFields } from '#domain/audit/changed-fields.ts'
import { ForPermission } from '#web/session/for-permission.tsx'
import { Button } from '#web/ui/button.tsx'
import { type AdminAnswers, adminApi } from '../admin-api.ts'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { ChangedFields } from './changed-fields.tsx'

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
        <ChangedFields changes={changes} before={t('audit.before')} after={t('audit.after')} />
      )}
      {entry.before && entry.action !== 'import' && entry.table_name !== 'drafts' && (
        <ForPermission permission="edit_records">
          <RestoreButton entry={entry} version={version} />
        </ForPermission>
      )}
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
