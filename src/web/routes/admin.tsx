import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AdminFrame } from '#web/admin/layout/admin-frame.tsx'
import { AdminLayout } from '#web/admin/layout/admin-layout.tsx'
import { Guard } from '#web/session/guard.tsx'
import { loadBackOffice } from '#web/session/load-back-office.ts'

/** Every address below /admin but the login is behind the guard. */
export const Route = createFileRoute('/admin')({
  loader: loadBackOffice,
  component: () => (
    <AdminFrame>
      <Guard>
        <AdminLayout>
          <Outlet />
        </AdminLayout>
      </Guard>
    </AdminFrame>
  ),
})
