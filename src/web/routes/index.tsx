import { createFileRoute } from '@tanstack/react-router'
import { openLandingFigures } from '#web/public/landing/landing-figures-cache.ts'
import { LandingScreen } from '#web/public/landing/landing-screen.tsx'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => waitBriefly(openLandingFigures(context.queryClient)),
  component: LandingScreen,
})
