import { createFileRoute } from '@tanstack/react-router'
import { openLandingFigures } from '#web/public/landing/landing-figures-cache.ts'
import { LandingScreen } from '#web/public/landing/landing-screen.tsx'
import { soon } from '#web/soon.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => soon(openLandingFigures(context.queryClient)),
  component: LandingScreen,
})
