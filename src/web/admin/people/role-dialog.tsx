import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { roleInput } from '#contract/people-contract.ts'
import { roleOf } from '#domain/accounts/roles.ts'
import { TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import { adminApi } from '../admin-api.ts'
import { DialogForm } from '../dialog-form.tsx'
import { useToasts } from '../use-toasts.ts'
import type { Person } from './people-table.tsx'
import { RoleFields } from './role-fields.tsx'

/** Changes what a person may do, from now on. */
export function RoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const { mutateAsync: change } = useMutation(adminApi.people.change_role.mutationOptions({ retry: false }))
  return (
    <DialogForm
      title={t('people.roleOf', { name: person.name })}
      submit={t('people.roleSubmit')}
      schema={roleInput}
      values={{
        role: roleOf(person) ?? 'reviewer',
        languages: TRANSLATION_LANGUAGES.filter((language) => person.languages.includes(language)),
      }}
      onClose={onClose}
      onSend={async (values) => {
        await change({ id: person.id, ...values })
        toasts.succeeded(t('people.roleChanged'))
        await queryClient.invalidateQueries()
      }}
    >
      <RoleFields />
    </DialogForm>
  )
}
