import { createFileRoute } from '@tanstack/react-router'
import { ReleasesScreen } from '#web/admin/releases/releases-screen.tsx'

export const Route = createFileRoute('/admin/releases/')({ component: ReleasesScreen })
