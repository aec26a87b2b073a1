import { CircleCheck, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settableFields } from '#contract/settable-fields.ts'
import { Button } from '#web/ui/button.tsx'
import type { AnyRow } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'
import { CheckRecordsDialog, RemoveRecordsDialog } from './records-dialogs.tsx'
import { SelectionFrame } from './row-selection.tsx'
import { SetFieldDialog } from './set-field-dialog.tsx'

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
