import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { LandingScreen } from '#web/public/landing/landing-screen.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.queryClient.prefetchQuery(api.summaries.landing.queryOptions()),
  component: LandingScreen,
})
