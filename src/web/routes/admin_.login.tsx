import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#web/admin/layout/admin-frame.tsx'
import { LoginScreen } from '#web/admin/login/login-screen.tsx'

export const Route = createFileRoute('/admin_/login')({
  validateSearch: ({ from }: Readonly<Record<string, unknown>>): { from?: string } =>
    typeof from === 'string' ? { from } : {},
  loader: async () => (await import('#web/admin/layout/admin-styles.ts')).loadAdminStyles(),
  component: function Login() {
    const { from } = Route.useSearch()
    return (
      <AdminFrame>
        <LoginScreen from={from} />
      </AdminFrame>
    )
  },
})
