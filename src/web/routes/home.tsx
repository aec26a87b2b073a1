import { createFileRoute } from '@tanstack/react-router'
import { UnbuiltScreen } from '#web/public/unbuilt-screen.tsx'

export const Route = createFileRoute('/home')({ component: () => <UnbuiltScreen page="browse" /> })
