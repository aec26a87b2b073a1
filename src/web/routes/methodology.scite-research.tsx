import { createFileRoute } from '@tanstack/react-router'
import { ResearchPipelineScreen } from '#web/public/methodology/research-pipeline-screen.tsx'

export const Route = createFileRoute('/methodology/scite-research')({ component: ResearchPipelineScreen })
