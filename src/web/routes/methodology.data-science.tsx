import { createFileRoute } from '@tanstack/react-router'
import { UnbuiltScreen } from '#web/public/unbuilt-screen.tsx'

export const Route = createFileRoute('/methodology/data-science')({
  component: () => <UnbuiltScreen page="dataArchitecture" />,
})
