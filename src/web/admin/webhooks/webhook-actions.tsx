import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound, List, Pencil, Power, PowerOff, Send, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { adminApi } from '../admin-api.ts'
import { ActionButtons } from '../records/action-buttons.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { useToasts } from '../use-toasts.ts'
import type { CallProblem } from './event-words.ts'
import type { Webhook } from './webhooks-table.tsx'

/** What is done about a webhook in a dialog. */
export type WebhookTask = 'calls' | 'edit' | 'secret' | 'remove'

interface WebhookActionsProps {
  webhook: Webhook
  onOpen: (task: WebhookTask) => void
}

/** One button for each thing that can be done about a webhook. */
export function WebhookActions({ webhook: { id, name, is_active }, onOpen }: WebhookActionsProps) {
  const { t } = useTranslation('admin')
  const { mutate: test, isPending: isTesting } = useTestCall()
  const { mutate: turn, isPending: isTurning } = useAnnouncedMutation(
    adminApi.webhooks.switch.mutationOptions({ retry: false }),
    { done: t('webhooks.switched') },
  )
  const actions = [
    { Icon: Send, label: t('webhooks.testOf', { name }), onClick: () => test({ id }), disabled: isTesting },
    { Icon: List, label: t('webhooks.callsOf', { name }), onClick: () => onOpen('calls') },
    { Icon: Pencil, label: t('webhooks.editOf', { name }), onClick: () => onOpen('edit') },
    { Icon: KeyRound, label: t('webhooks.newSecretOf', { name }), onClick: () => onOpen('secret') },
    {
      Icon: is_active ? PowerOff : Power,
      label: t(is_active ? 'webhooks.switchOffOf' : 'webhooks.switchOnOf', { name }),
      onClick: () => turn({ id, is_active: !is_active }),
      disabled: isTurning,
    },
    {
      Icon: Trash2,
      label: t('webhooks.removeOf', { name }),
      onClick: () => onOpen('remove'),
      isDanger: true,
    },
  ]
  return <ActionButtons actions={actions} />
}

const isSuccess = (status: number | null) => status !== null && status >= 200 && status < 300

/** Calls a webhook to try it; the answer of its receiver is shown in a toast. */
function useTestCall() {
  const { t } = useTranslation('admin')
  const toasts = useToasts()
  const queryClient = useQueryClient()
  return useMutation({
    ...adminApi.webhooks.test.mutationOptions({ retry: false }),
    onSuccess: ({ status, problem }) => {
      if (isSuccess(status)) return toasts.succeeded(t('webhooks.tested', { status }))
      const reason =
        problem === null ? t('webhooks.tested', { status }) : t(`webhooks.problems.${problem as CallProblem}`)
      toasts.failed(t('webhooks.testFailed', { reason }))
    },
    onError: ({ message }) => toasts.failed(message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminApi.webhooks.key() }),
  })
}
