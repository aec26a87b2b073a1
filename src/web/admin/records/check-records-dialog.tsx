import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { adminApi } from '../admin-api.ts'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { type AnyRow, asSeen } from './record-api.ts'
import { useUndo } from './use-undo.ts'

interface CheckRecordsDialogProps {
  records: CuratedTopic
  rows: readonly AnyRow[]
  onClose: () => void
}

/** Marks the selected rows as compared with a source; it may be left empty where each has its own. */
export function CheckRecordsDialog({ records, rows, onClose }: CheckRecordsDialogProps) {
  const { t } = useTranslation('admin')
  const [source, setSource] = useState('')
  const id = useId()
  const undo = useUndo(records)
  const count = rows.length
  const withoutSource = rows.filter((row) => !row.source).length
  const { mutate, isPending } = useAnnouncedMutation(adminApi.several.check.mutationOptions(), {
    done: t('list.checked', { count }),
    failed: ({ message }) => t('list.failedCheck', { message }),
    // One of them stands for all: what one transaction changed is undone together.
    action: ({ rows: [row] }) =>
      row && undo({ row_id: row.id, version: Number(row.version) + 1 }, t('undo.doneSeveral')),
    onDone: onClose,
  })

  return (
    <Dialog open onClose={onClose} title={t('list.checkTitle', { count })}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          mutate({ records, rows: asSeen(rows), source })
        }}
      >
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-xs font-semibold text-ink-2">
            {t('fields.source')}
          </label>
          <input
            id={id}
            value={source}
            required={withoutSource > 0}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            onChange={(event) => setSource(event.target.value)}
            className="h-11 rounded-md border border-line-strong bg-surface px-3 text-ui"
          />
          <p id={`${id}-hint`} className="text-xs text-ink-3">
            {withoutSource > 0 ? t('list.sourceNeeded', { count: withoutSource }) : t('list.sourceKept')}
          </p>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('list.cancel')}</Button>
          <Button type="submit" tone="primary" disabled={isPending}>
            {isPending ? t('form.saving') : t('list.check')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
