import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { invitationInput, roleInput } from '#contract/people-contract.ts'
import { ROLES, type Role, type RoleHolder, roleOf } from '#domain/accounts/roles.ts'
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '#domain/translations/translated-fields.ts'
import { ChoicesField, SelectField } from '#web/forms/choice-fields.tsx'
import { TextField } from '#web/forms/text-fields.tsx'
import { LANGUAGE_NAMES } from '#web/i18n/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { type AdminAnswers, adminApi } from '../admin-api.ts'
import { AskDialog } from '../ask-dialog.tsx'
import { DialogForm } from '../dialog-form.tsx'
import { NothingCell } from '../records/cells.tsx'
import { ShownOnce } from '../shown-once.tsx'
import { useMoments } from '../use-moments.ts'
import { useToasts } from '../use-toasts.ts'
import type { Person, PersonTask } from './people-table.tsx'

const BLANK = { email: '', role: 'editor' as Role, languages: [] as TranslationLanguage[] }

interface InviteDialogProps {
  onMade: (link: MadeLink) => void
  onClose: () => void
}

/** Invites a person by a link that expires. */
export function InviteDialog({ onMade, onClose }: InviteDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <DialogForm
      title={t('people.invite')}
      submit={t('people.inviteSubmit')}
      schema={invitationInput}
      values={BLANK}
      onClose={onClose}
      onSend={async (values) => {
        onMade({ ...(await adminApi.people.invite.call(values)), email: values.email })
      }}
    >
      <TextField name="email" type="email" required />
      <RoleFields />
    </DialogForm>
  )
}

/** Changes what a person may do, from now on. */
export function RoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const toasts = useToasts()
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
        await adminApi.people.change_role.call({ id: person.id, ...values })
        toasts.succeeded(t('people.roleChanged'))
      }}
    >
      <RoleFields />
    </DialogForm>
  )
}

/** What a person may do; of a translator, in which languages. */
function RoleFields() {
  const { t } = useTranslation('admin')
  const role: Role = useFormContext().watch('role')
  return (
    <>
      <SelectField
        name="role"
        options={ROLES.map((value) => ({ value, label: t(`roles.names.${value}`) }))}
        hint={t(`roles.what.${role}`)}
        required
      />
      {role === 'translator' && (
        <ChoicesField
          name="languages"
          options={TRANSLATION_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      )}
    </>
  )
}

/** A role as people call it; of a translator, with the languages. */
export function RoleText({ role, languages }: RoleHolder) {
  const { t } = useTranslation('admin')
  const known = roleOf({ role })
  if (known === undefined) return <NothingCell />
  const written = TRANSLATION_LANGUAGES.filter((language) => languages.includes(language))
  return (
    <>
      {t(`roles.names.${known}`)}
      {known === 'translator' && (
        <span className="block text-xs text-ink-3">
          {written.map((language) => LANGUAGE_NAMES[language]).join(', ')}
        </span>
      )}
    </>
  )
}

/** A link that was made for a person, and whether it is on its way by mail. */
export interface MadeLink extends Pick<AdminAnswers['people']['invite'], 'sent' | 'link' | 'expires_at'> {
  email: string
}

/** Shows a link once, to be handed over; or says that it was sent. */
export function LinkDialog({ made, onClose }: { made: MadeLink; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const { email, sent, link, expires_at } = made
  return (
    <Dialog open onClose={onClose} title={t(sent ? 'people.linkSent' : 'people.linkMade')}>
      <p className="text-sm text-ink-2">
        {t(sent ? 'people.linkSentWhat' : 'people.linkMadeWhat', { email, until: moment(expires_at) })}
      </p>
      {link !== null && <ShownOnce title={t('people.link')} text={link} />}
      <DialogActions className="mt-5">
        <Button tone="primary" onClick={onClose}>
          {t('people.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

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
    <AskDialog
      title={t(`people.tasks.${task}.title`, { name })}
      submit={t(`people.tasks.${task}.confirm`)}
      tone={task === 'new_password' ? 'primary' : 'danger'}
      disabled={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{t(`people.tasks.${task}.what`, { email })}</p>
    </AskDialog>
  )
}
