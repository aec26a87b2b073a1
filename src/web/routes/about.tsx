import { createFileRoute } from '@tanstack/react-router'
import { AboutScreen } from '#web/public/about/about-screen.tsx'

export const Route = createFileRoute('/about')({ component: AboutScreen })
