import { createFileRoute } from '@tanstack/react-router'
import { EditDraftScreen } from '#web/admin/drafts/edit-draft-screen.tsx'

export const Route = createFileRoute('/admin/drafts/$draft/edit')({ component: EditDraftScreen })
