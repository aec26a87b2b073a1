import { useTranslation } from 'react-i18next'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { adminApi } from '../admin-api.ts'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { type AnyRow, asSeen } from './record-api.ts'
import { useUndo } from './use-undo.ts'

interface RemoveRecordsDialogProps {
  records: Exclude<CuratedTopic, 'species'>
  rows: readonly AnyRow[]
  onClose: () => void
}

/** Asks before the selected rows are deleted. */
export function RemoveRecordsDialog({ records, rows, onClose }: RemoveRecordsDialogProps) {
  const { t } = useTranslation('admin')
  const undo = useUndo(records)
  const count = rows.length
  const { mutate, isPending } = useAnnouncedMutation(adminApi.several.remove.mutationOptions(), {
    done: t('list.removed', { count }),
    failed: ({ message }) => t('list.failedRemove', { message }),
    // One of them stands for all: what one transaction changed is undone together.
    action: ({ rows: [row] }) =>
      row && undo({ row_id: row.id, version: Number(row.version), removed: true }, t('undo.doneSeveral')),
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={t('list.removeTitle', { count })}>
      <p className="text-sm text-ink-2">{t('list.removeText')}</p>
      <DialogActions className="mt-5">
        <Button onClick={onClose}>{t('list.cancel')}</Button>
        <Button tone="danger" disabled={isPending} onClick={() => mutate({ records, rows: asSeen(rows) })}>
          {isPending ? t('list.deleting') : t('list.confirmDelete')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
