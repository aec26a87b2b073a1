import { Navigate, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { may, roleOf } from '#domain/accounts/roles.ts'
import { useSession } from '#web/session/session.ts'
import { AdminPage } from '../admin-page.tsx'
import { permissionOfAddress } from './permission-of-address.ts'

/** A screen for those whose role opens it; others read that it is not open to them. */
export function ForRole({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin')
  // Of the screen that is shown: the address is ahead of it while the next one loads.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname.replace(/\/$/, '') ?? '' })
  const user = useSession()?.user
  const role = user ? roleOf(user) : undefined
  if (!user || role === undefined || may(user, permissionOfAddress(pathname))) return children
  if (pathname === '/admin') return <Navigate to="/admin/translations" replace />
  return (
    <AdminPage title={t('roles.notOpen')}>
      <p role="alert" className="max-w-read text-ink-2">
        {t('roles.notOpenWhat', { role: t(`roles.names.${role}`) })}
      </p>
    </AdminPage>
  )
}
