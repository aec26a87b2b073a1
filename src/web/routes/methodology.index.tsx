import { createFileRoute } from '@tanstack/react-router'
import { MethodologyScreen } from '#web/public/methodology/methodology-screen.tsx'

export const Route = createFileRoute('/methodology/')({ component: MethodologyScreen })
