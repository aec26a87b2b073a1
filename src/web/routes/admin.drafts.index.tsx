import { createFileRoute } from '@tanstack/react-router'
import { DraftsScreen } from '#web/admin/drafts/drafts-screen.tsx'

export const Route = createFileRoute('/admin/drafts/')({ component: DraftsScreen })
