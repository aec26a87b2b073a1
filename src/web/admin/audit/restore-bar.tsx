import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { adminApi } from '../admin-api.ts'
import { SelectionFrame } from '../records/row-selection.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import type { AuditEntry } from './audit-change.tsx'

interface RestoreBarProps {
  selected: readonly AuditEntry[]
  onClear: () => void
}

/** Brings the selected deleted records back: all of them, or none where one cannot come back. */
export function RestoreBar({ selected, onClear }: RestoreBarProps) {
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
export const isDeletion = ({ action, before, table_name }: AuditEntry): boolean =>
  action === 'remove' && before !== null && table_name !== 'drafts'
