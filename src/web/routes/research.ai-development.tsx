import { createFileRoute } from '@tanstack/react-router'
import { WrittenScreen } from '#web/public/written/written-screen.tsx'

export const Route = createFileRoute('/research/ai-development')({
  component: () => <WrittenScreen page="aiDevelopment" />,
})
