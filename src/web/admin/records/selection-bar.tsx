import { CircleCheck, Pencil, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settableFields } from '#contract/settable-fields.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { FieldLabel } from '#web/forms/field-label.tsx'
import { Button } from '#web/ui/button.tsx'
import { adminApi } from '../admin-api.ts'
import { AskDialog } from '../ask-dialog.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { type AnyRow, asSeen } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'
import { SelectionFrame } from './row-selection.tsx'
import { SetFieldDialog } from './set-field-dialog.tsx'
import { useUndo } from './use-undo.ts'

interface SelectionBarProps {
  kind: AnyRecordKind
  selected: readonly AnyRow[]
  onClear: () => void
}

/** What can be done with the selected rows. */
export function SelectionBar({ kind: { topic }, selected, onClear }: SelectionBarProps) {
  const { t } = useTranslation('admin')
  const [open, setOpen] = useState<'check' | 'set' | 'remove'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <SelectionFrame count={selected.length} onClear={onClear}>
        <Button size="small" onClick={() => setOpen('check')}>
          <CircleCheck className="size-4 text-ink-3" />
          {t('list.check')}
        </Button>
        {settableFields(topic).length > 0 && (
          <Button size="small" onClick={() => setOpen('set')}>
            <Pencil className="size-4 text-ink-3" />
            {t('list.setAction')}
          </Button>
        )}
        {/* A species takes its records along, and is deleted by itself. */}
        {topic !== 'species' && (
          <Button size="small" className="text-danger" onClick={() => setOpen('remove')}>
            <Trash2 className="size-4" />
            {t('list.removeSelected')}
          </Button>
        )}
      </SelectionFrame>
      {open === 'check' && <CheckRecordsDialog records={topic} rows={selected} onClose={close} />}
      {open === 'set' && <SetFieldDialog records={topic} rows={selected} onClose={close} />}
      {open === 'remove' && topic !== 'species' && (
        <RemoveRecordsDialog records={topic} rows={selected} onClose={close} />
      )}
    </>
  )
}

interface CheckRecordsDialogProps {
  records: CuratedTopic
  rows: readonly AnyRow[]
  onClose: () => void
}

/** Marks the selected rows as compared with a source; it may be left empty where each has its own. */
function CheckRecordsDialog({ records, rows, onClose }: CheckRecordsDialogProps) {
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
    <AskDialog
      title={t('list.checkTitle', { count })}
      submit={isPending ? t('form.saving') : t('list.check')}
      disabled={isPending}
      onSubmit={() => mutate({ records, rows: asSeen(rows), source })}
      onClose={onClose}
      className="grid gap-4"
    >
      <div className="grid gap-1.5">
        <FieldLabel id={id}>{t('fields.source')}</FieldLabel>
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
    </AskDialog>
  )
}

interface RemoveRecordsDialogProps {
  records: Exclude<CuratedTopic, 'species'>
  rows: readonly AnyRow[]
  onClose: () => void
}

/** Asks before the selected rows are deleted. */
function RemoveRecordsDialog({ records, rows, onClose }: RemoveRecordsDialogProps) {
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
    <AskDialog
      title={t('list.removeTitle', { count })}
      submit={isPending ? t('list.deleting') : t('list.confirmDelete')}
      tone="danger"
      disabled={isPending}
      onSubmit={() => mutate({ records, rows: asSeen(rows) })}
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{t('list.removeText')}</p>
    </AskDialog>
  )
}
