import { createFileRoute } from '@tanstack/react-router'
import { DataScreen } from '#web/public/data/data-screen.tsx'
import { FIRST_FILES } from '#web/public/data/use-data-files.ts'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/data/')({
  loader: ({ context }) => waitBriefly(context.queryClient.prefetchQuery(FIRST_FILES)),
  component: DataScreen,
})
