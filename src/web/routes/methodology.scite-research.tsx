import { createFileRoute } from '@tanstack/react-router'
import { WrittenScreen } from '#web/public/written/written-screen.tsx'

export const Route = createFileRoute('/methodology/scite-research')({
  component: () => <WrittenScreen page="researchPipeline" />,
})
