import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AdminFrame } from '#web/admin/layout/admin-frame.tsx'
import { AdminLayout } from '#web/admin/layout/admin-layout.tsx'
import { Guard } from '#web/session/guard.tsx'

/** Every address below /admin but the login stands behind the guard. */
export const Route = createFileRoute('/admin')({
  loader: async () => (await import('#web/admin/layout/admin-styles.ts')).loadAdminStyles(),
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
