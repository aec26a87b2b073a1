import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf, daysBefore } from '#domain/calendar.ts'
import { CONTROL } from '#web/forms/control.ts'
import { DayInWords } from '#web/forms/day-in-words.tsx'
import { FieldLabel } from '#web/forms/field-label.tsx'
import { refusalOf } from '#web/forms/refusal.ts'
import { adminApi } from '../admin-api.ts'
import { AskDialog } from '../ask-dialog.tsx'
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
    <AskDialog
      title={t(`drafts.actions.${action}`)}
      submit={t(`drafts.actions.${action}`)}
      tone={action === 'discard' ? 'danger' : 'primary'}
      disabled={isPending}
      onSubmit={mutate}
      onClose={onClose}
      className="grid gap-4"
    >
      <p className="text-sm text-ink-2">{t(`drafts.what.${action}`)}</p>
      {action === 'schedule' && (
        <div className="grid gap-1.5">
          <FieldLabel id={`${fieldId}-day`}>{t('drafts.day')}</FieldLabel>
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
          <FieldLabel id={`${fieldId}-comment`}>{t('drafts.comment')}</FieldLabel>
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
    </AskDialog>
  )
}
