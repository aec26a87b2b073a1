import { createFileRoute } from '@tanstack/react-router'
import { AiDevelopmentScreen } from '#web/public/research/ai-development-screen.tsx'

export const Route = createFileRoute('/research/ai-development')({ component: AiDevelopmentScreen })
