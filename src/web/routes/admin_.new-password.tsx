import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#web/admin/layout/admin-frame.tsx'
import { NewPasswordScreen } from '#web/admin/login/new-password-screen.tsx'
import { loadBackOffice } from '#web/session/load-back-office.ts'

export const Route = createFileRoute('/admin_/new-password')({
  loader: loadBackOffice,
  component: () => (
    <AdminFrame>
      <NewPasswordScreen />
    </AdminFrame>
  ),
})
