import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { textIn } from '#web/address.ts'
import { AdminFrame } from '#web/admin/layout/admin-frame.tsx'
import { LoginScreen } from '#web/admin/login/login-screen.tsx'
import { ensureSession } from '#web/session/session.ts'

export const Route = createFileRoute('/admin_/login')({
  validateSearch: (given: { from?: string } & SearchSchemaInput) => ({ from: textIn(given.from) }),
  loader: async ({ context }) => {
    const { loadAdminStyles } = await import('#web/admin/layout/admin-styles.ts')
    await Promise.all([loadAdminStyles(), ensureSession(context.queryClient)])
  },
  component: function Login() {
    const { from } = Route.useSearch()
    return (
      <AdminFrame>
        <LoginScreen from={from} />
      </AdminFrame>
    )
  },
})
