import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { DataScreen } from '#web/public/data/data-screen.tsx'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/data/')({
  loader: ({ context }) => waitBriefly(context.queryClient.prefetchQuery(api.bulk.files.queryOptions())),
  component: DataScreen,
})
