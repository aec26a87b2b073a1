import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '#web/admin/account/account-screen.tsx'

export const Route = createFileRoute('/admin/account')({ component: AccountScreen })
