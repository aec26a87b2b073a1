import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { textIn } from '#web/address.ts'
import { AdminFrame } from '#web/admin/layout/admin-frame.tsx'
import { LoginScreen } from '#web/admin/login/login-screen.tsx'
import { loadBackOffice } from '#web/session/load-back-office.ts'

export const Route = createFileRoute('/admin_/login')({
  validateSearch: (given: { from?: string } & SearchSchemaInput) => ({ from: textIn(given.from) }),
  loader: loadBackOffice,
  component: function Login() {
    const { from } = Route.useSearch()
    return (
      <AdminFrame>
        <LoginScreen from={from} />
      </AdminFrame>
    )
  },
})
