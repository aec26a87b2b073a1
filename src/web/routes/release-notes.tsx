import { createFileRoute } from '@tanstack/react-router'
import { ReleaseNotesScreen } from '#web/public/release-notes/release-notes-screen.tsx'

export const Route = createFileRoute('/release-notes')({ component: ReleaseNotesScreen })
