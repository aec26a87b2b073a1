import { CircleCheck, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settableFields } from '#contract/settable-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckRecordsDialog } from './check-records-dialog.tsx'
import type { AnyRow } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'
import { RemoveRecordsDialog } from './remove-records-dialog.tsx'
import { SetFieldDialog } from './set-field-dialog.tsx'

interface SelectionBarProps {
  kind: AnyRecordKind
  selected: readonly AnyRow[]
  onClear: () => void
}

/** What can be done with the selected rows; stays in view while a long page is scrolled. */
export function SelectionBar({ kind: { topic }, selected, onClear }: SelectionBarProps) {
  const { t } = useTranslation('admin')
  const [open, setOpen] = useState<'check' | 'set' | 'remove'>()
  const close = () => setOpen(undefined)
  const isEmpty = selected.length === 0
  return (
    <div
      className={
        isEmpty
          ? 'sr-only'
          : 'sticky top-0 z-10 flex flex-wrap items-center gap-2 border-y border-line bg-tint px-4 py-2'
      }
    >
      <p role="status" className="mr-auto text-sm font-semibold">
        {!isEmpty && t('list.selected', { count: selected.length })}
      </p>
      {!isEmpty && (
        <>
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
          <Button size="small" tone="plain" onClick={onClear}>
            {t('list.clearSelection')}
          </Button>
        </>
      )}
      {open === 'check' && <CheckRecordsDialog records={topic} rows={selected} onClose={close} />}
      {open === 'set' && <SetFieldDialog records={topic} rows={selected} onClose={close} />}
      {open === 'remove' && topic !== 'species' && (
        <RemoveRecordsDialog records={topic} rows={selected} onClose={close} />
      )}
    </div>
  )
}
