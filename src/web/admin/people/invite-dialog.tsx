import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { invitationInput } from '#contract/people-contract.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { TranslationLanguage } from '#domain/translations/translated-fields.ts'
import { TextField } from '#web/forms/text-fields.tsx'
import { adminApi } from '../admin-api.ts'
import { DialogForm } from '../dialog-form.tsx'
import type { MadeLink } from './link-dialog.tsx'
import { RoleFields } from './role-fields.tsx'

const BLANK = { email: '', role: 'editor' as Role, languages: [] as TranslationLanguage[] }

interface InviteDialogProps {
  onMade: (link: MadeLink) => void
  onClose: () => void
}

/** Invites a person by a link that expires. */
export function InviteDialog({ onMade, onClose }: InviteDialogProps) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const { mutateAsync: invite } = useMutation(adminApi.people.invite.mutationOptions({ retry: false }))
  return (
    <DialogForm
      title={t('people.invite')}
      submit={t('people.inviteSubmit')}
      schema={invitationInput}
      values={BLANK}
      onClose={onClose}
      onSend={async (values) => {
        const link = await invite(values)
        await queryClient.invalidateQueries({ queryKey: adminApi.people.key() })
        onMade({ ...link, email: values.email })
      }}
    >
      <TextField name="email" type="email" required />
      <RoleFields />
    </DialogForm>
  )
}
