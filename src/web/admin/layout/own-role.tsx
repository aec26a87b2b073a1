import { useTranslation } from 'react-i18next'
import { ADMIN_ROLE, roleOf } from '#domain/accounts/roles.ts'
import { useSession } from '#web/session/session.ts'

/** The role of the person who is signed in. Source of 'Admin': specification, document 3, section 2.3. */
export function OwnRole() {
  const { t } = useTranslation('admin')
  const user = useSession()?.user
  const role = user ? roleOf(user) : undefined
  if (role === undefined) return null
  return role === ADMIN_ROLE ? t('sidebar.admin') : t(`roles.names.${role}`)
}
