import { createFileRoute } from '@tanstack/react-router'
import { InterfaceScreen } from '#web/public/interface/interface-screen.tsx'

export const Route = createFileRoute('/api')({ component: InterfaceScreen })
