import { createFileRoute } from '@tanstack/react-router'
import { ResearchScreen } from '#web/public/research/research-screen.tsx'

export const Route = createFileRoute('/research/')({ component: ResearchScreen })
