import { createFileRoute } from '@tanstack/react-router'
import { WrittenScreen } from '#web/public/written/written-screen.tsx'

export const Route = createFileRoute('/about')({ component: () => <WrittenScreen page="about" /> })
