import { createFileRoute } from '@tanstack/react-router'
import { StatusScreen } from '#web/public/status/status-screen.tsx'

export const Route = createFileRoute('/status')({ component: StatusScreen })
