import { createFileRoute } from '@tanstack/react-router'
import { asGiven } from '#web/address.ts'
import { AdminFrame } from '#web/admin/layout/admin-frame.tsx'
import { LoginScreen } from '#web/admin/login/login-screen.tsx'

export const Route = createFileRoute('/admin_/login')({
  validateSearch: asGiven,
  loader: async () => (await import('#web/admin/layout/admin-styles.ts')).loadAdminStyles(),
  component: function Login() {
    const { from } = Route.useSearch()
    return (
      <AdminFrame>
        <LoginScreen from={typeof from === 'string' ? from : undefined} />
      </AdminFrame>
    )
  },
})
