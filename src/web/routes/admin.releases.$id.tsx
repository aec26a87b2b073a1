import { createFileRoute } from '@tanstack/react-router'
import { ImportScreen } from '#web/admin/releases/import-screen.tsx'

export const Route = createFileRoute('/admin/releases/$id')({ component: ImportScreen })
