import { createFileRoute } from '@tanstack/react-router'
import { DataArchitectureScreen } from '#web/public/methodology/data-architecture-screen.tsx'

export const Route = createFileRoute('/methodology/data-architecture')({ component: DataArchitectureScreen })
