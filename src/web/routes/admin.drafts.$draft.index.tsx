import { createFileRoute } from '@tanstack/react-router'
import { DraftScreen } from '#web/admin/drafts/draft-screen.tsx'

export const Route = createFileRoute('/admin/drafts/$draft/')({ component: DraftScreen })
