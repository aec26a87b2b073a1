import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#web/admin/layout/admin-frame.tsx'
import { NewPasswordScreen } from '#web/admin/login/new-password-screen.tsx'
import { ensureSession } from '#web/session/session.ts'

export const Route = createFileRoute('/admin_/new-password')({
  loader: async ({ context }) => {
    const { loadAdminStyles } = await import('#web/admin/layout/admin-styles.ts')
    await Promise.all([loadAdminStyles(), ensureSession(context.queryClient)])
  },
  component: () => (
    <AdminFrame>
      <NewPasswordScreen />
    </AdminFrame>
  ),
})
