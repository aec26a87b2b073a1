import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf, daysBefore } from '#domain/calendar.ts'
import type { DraftAction } from '#domain/drafts/draft-actions.ts'
import { CONTROL } from '#web/forms/control.ts'
import { DayInWords } from '#web/forms/day-in-words.tsx'
import { FieldLabel } from '#web/forms/field-label.tsx'
import { refusalOf } from '#web/forms/refusal.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { adminApi } from '../admin-api.ts'
import { AskDialog } from '../ask-dialog.tsx'
import { useToasts } from '../use-toasts.ts'
import type { WholeDraft } from './draft-names.ts'

export type AskedAction = Exclude<DraftAction, 'edit'>

/** What the reader may do with a draft; the usual next step is the primary one. */
export function DraftActions({ draft }: { draft: WholeDraft }) {
  const { t } = useTranslation('admin')
  const [asked, setAsked] = useState<AskedAction>()
  const next = NEXT.find((action) => draft.may.includes(action))
  if (draft.may.length === 0) return <p className="text-sm text-ink-2">{t('drafts.nothingToDo')}</p>
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:*:grow">
      {draft.may.map((action) =>
        action === 'edit' ? (
          <ButtonLink key={action} to="/admin/drafts/$draft/edit" params={{ draft: draft.id }}>
            {t('drafts.actions.edit')}
          </ButtonLink>
        ) : (
          <Button
            key={action}
            tone={action === next ? 'primary' : undefined}
            className={action === 'discard' ? 'text-danger' : undefined}
            onClick={() => setAsked(action)}
          >
            {t(`drafts.actions.${action}`)}
          </Button>
        ),
      )}
      {asked && <DraftActionDialog draft={draft} action={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

const NEXT: readonly AskedAction[] = ['approve', 'submit', 'publish']

interface DraftActionDialogProps {
  draft: Pick<WholeDraft, 'id' | 'version'>
  action: AskedAction
  onClose: () => void
}

/** Says what an action does, takes a comment, and does it. */
function DraftActionDialog({ draft: { id, version }, action, onClose }: DraftActionDialogProps) {
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
