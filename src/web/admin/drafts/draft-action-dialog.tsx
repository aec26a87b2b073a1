import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf, daysBefore } from '#domain/calendar.ts'
import { CONTROL } from '#web/forms/control.ts'
import { DayInWords } from '#web/forms/day-in-words.tsx'
import { refusalOf } from '#web/forms/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { adminApi } from '../admin-api.ts'
import { useToasts } from '../use-toasts.ts'
import type { AskedAction } from './draft-actions.tsx'
import type { WholeDraft } from './draft-names.ts'

interface DraftActionDialogProps {
  draft: Pick<WholeDraft, 'id' | 'version'>
  action: AskedAction
  onClose: () => void
}

/** Says what an action does, takes a comment, and does it. */
export function DraftActionDialog({ draft: { id, version }, action, onClose }: DraftActionDialogProps) {
  const { t } = useTranslation('admin')
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const fieldId = useId()
  const tomorrow = daysBefore(dayOf(new Date()), -1)
  const [comment, setComment] = useState('')
  const [publish_on, setDay] = useState(tomorrow)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const seen = { id, version }
      if (action === 'discard') await adminApi.drafts.discard.call(seen)
      else if (action === 'schedule') await adminApi.drafts.schedule.call({ ...seen, comment, publish_on })
      else await adminApi.drafts[action].call({ ...seen, comment })
    },
    retry: false,
    onSuccess: async () => {
      toasts.succeeded(t(`drafts.done.${action}`))
      if (action === 'discard') await navigate({ to: '/admin/drafts' })
    },
    onError: (problem) => toasts.failed(t('drafts.failedAction', { message: refusalOf(problem).message })),
    onSettled: async () => {
      onClose()
      await queryClient.invalidateQueries()
    },
  })

  return (
    <Dialog open onClose={onClose} title={t(`drafts.actions.${action}`)}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        <p className="text-sm text-ink-2">{t(`drafts.what.${action}`)}</p>
        {action === 'schedule' && (
          <div className="grid gap-1.5">
            <label htmlFor={`${fieldId}-day`} className="text-xs font-semibold text-ink-2">
              {t('drafts.day')}
            </label>
            <input
              id={`${fieldId}-day`}
              type="date"
              required
              min={tomorrow}
              value={publish_on}
              onChange={({ target }) => setDay(target.value)}
              aria-describedby={`${fieldId}-words`}
              className={`${CONTROL} h-11`}
            />
            <DayInWords id={`${fieldId}-words`} day={publish_on} />
          </div>
        )}
        {action !== 'discard' && (
          <div className="grid gap-1.5">
            <label htmlFor={`${fieldId}-comment`} className="text-xs font-semibold text-ink-2">
              {t('drafts.comment')}
            </label>
            <textarea
              id={`${fieldId}-comment`}
              rows={3}
              required={action === 'comment'}
              value={comment}
              onChange={({ target }) => setComment(target.value)}
              className={`${CONTROL} min-h-20 py-2.5`}
            />
          </div>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('list.cancel')}</Button>
          <Button type="submit" tone={action === 'discard' ? 'danger' : 'primary'} disabled={isPending}>
            {t(`drafts.actions.${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
