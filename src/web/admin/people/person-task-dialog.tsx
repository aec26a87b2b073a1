import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { adminApi } from '../admin-api.ts'
import { useToasts } from '../use-toasts.ts'
import type { MadeLink } from './link-dialog.tsx'
import type { Person } from './people-table.tsx'
import type { PersonTask } from './person-actions.tsx'

interface PersonTaskDialogProps {
  person: Person
  task: Exclude<PersonTask, 'role'>
  onLink: (link: MadeLink) => void
  onClose: () => void
}

/** Says what will happen to an account, and does it. */
export function PersonTaskDialog({ person, task, onLink, onClose }: PersonTaskDialogProps) {
  const { t } = useTranslation('admin')
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const { id, email, name } = person
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (task === 'new_password') onLink({ ...(await adminApi.people.new_password.call({ id })), email })
      if (task === 'second_factors') await adminApi.people.remove_second_factors.call({ id })
      if (task === 'remove') await adminApi.people.remove.call({ id })
    },
    retry: false,
    onSuccess: () => task !== 'new_password' && toasts.succeeded(t(`people.tasks.${task}.done`)),
    onError: ({ message }) => toasts.failed(message),
    onSettled: async () => {
      onClose()
      await queryClient.invalidateQueries({ queryKey: adminApi.people.key() })
    },
  })

  return (
    <Dialog open onClose={onClose} title={t(`people.tasks.${task}.title`, { name })}>
      <p className="text-sm text-ink-2">{t(`people.tasks.${task}.what`, { email })}</p>
      <DialogActions className="mt-5">
        <Button onClick={onClose}>{t('list.cancel')}</Button>
        <Button
          tone={task === 'new_password' ? 'primary' : 'danger'}
          disabled={isPending}
          onClick={() => mutate()}
        >
          {t(`people.tasks.${task}.confirm`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
