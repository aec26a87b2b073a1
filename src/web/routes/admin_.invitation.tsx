import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#web/admin/layout/admin-frame.tsx'
import { InvitationScreen } from '#web/admin/login/invitation-screen.tsx'
import { loadBackOffice } from '#web/session/load-back-office.ts'

export const Route = createFileRoute('/admin_/invitation')({
  loader: loadBackOffice,
  component: () => (
    <AdminFrame>
      <InvitationScreen />
    </AdminFrame>
  ),
})
