import { createFileRoute } from '@tanstack/react-router'
import { DataGuideScreen } from '#web/public/data/data-guide-screen.tsx'

export const Route = createFileRoute('/data/guide')({ component: DataGuideScreen })
