import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { contentElement } from '#web/components/frame/content.tsx'
import { useDaysInName } from '#web/forms/use-day-text.ts'
import { AskDialog } from '../ask-dialog.tsx'
import type { AnyRow, RecordTopic } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'
import { useRemoveRecord } from './use-record-changes.ts'

interface DeleteRecordDialogProps {
  kind: Pick<AnyRecordKind, 'nameOf' | 'DeleteNote'> & { topic: RecordTopic }
  row: AnyRow
  onClose: () => void
}

/** Asks before a record is deleted; closes when it is deleted or could not be. */
export function DeleteRecordDialog({ kind, row, onClose }: DeleteRecordDialogProps) {
  const { t } = useTranslation('admin')
  const keys = `records.${kind.topic}` as const
  const { mutate, isPending } = useRemoveRecord(kind, onClose)
  const inName = useDaysInName()
  const isConfirmed = useRef(false)

  return (
    <AskDialog
      title={t(`${keys}.delete_title`)}
      submit={isPending ? t('list.deleting') : t('list.confirmDelete')}
      tone="danger"
      disabled={isPending}
      onSubmit={() => {
        isConfirmed.current = true
        mutate({ id: row.id, version: row.version })
      }}
      onClose={onClose}
      // The row and its button are removed.
      returnTo={() => (isConfirmed.current ? contentElement() : null)}
    >
      <div>
        <p className="text-sm text-ink-2">
          {t(`${keys}.delete_text`, { name: inName(kind.nameOf(row as never)) })}
        </p>
        <p className="mt-2 text-sm text-ink-2">{t('undo.afterDelete')}</p>
        {kind.DeleteNote && <kind.DeleteNote row={row as never} />}
      </div>
    </AskDialog>
  )
}
