import { createFileRoute } from '@tanstack/react-router'
import { openLandingFigures } from '#web/public/landing/landing-figures-cache.ts'
import { LandingScreen } from '#web/public/landing/landing-screen.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => openLandingFigures(context.queryClient),
  component: LandingScreen,
})
