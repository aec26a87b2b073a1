import { createFileRoute } from '@tanstack/react-router'
import { DatabaseCheckScreen } from '#web/public/database-check/database-check-screen.tsx'

export const Route = createFileRoute('/debug/database')({ component: DatabaseCheckScreen })
