import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AdminFrame } from '#web/admin/layout/admin-frame.tsx'
import { AdminLayout } from '#web/admin/layout/admin-layout.tsx'
import { Guard } from '#web/session/guard.tsx'
import { ensureSession } from '#web/session/session.ts'

/** Every address below /admin but the login stands behind the guard. */
export const Route = createFileRoute('/admin')({
  loader: async ({ context }) => {
    const { loadAdminStyles } = await import('#web/admin/layout/admin-styles.ts')
    await Promise.all([loadAdminStyles(), ensureSession(context.queryClient)])
  },
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
