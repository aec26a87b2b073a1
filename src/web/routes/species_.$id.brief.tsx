import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { SpeciesBriefScreen } from '#web/public/brief/species-brief-screen.tsx'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/species_/$id/brief')({
  loader: ({ context: { queryClient }, params: input }) =>
    waitBriefly(
      queryClient.prefetchQuery(api.species.get.queryOptions({ input })),
      queryClient.prefetchQuery(api.trade.view.queryOptions({ input })),
      queryClient.prefetchQuery(api.trade.trends.queryOptions({ input })),
      queryClient.prefetchQuery(api.trade.flows.queryOptions({ input })),
      queryClient.prefetchQuery(api.catches.list.queryOptions({ input })),
      queryClient.prefetchQuery(api.timeline.list.queryOptions({ input })),
      queryClient.prefetchQuery(api.listings.tradeMeasures.queryOptions({ input })),
      queryClient.prefetchQuery(api.screening.list.queryOptions({ input: { species_id: input.id } })),
      queryClient.prefetchQuery(api.portal.about.queryOptions()),
      queryClient.prefetchQuery(api.releases.list.queryOptions()),
    ),
  component: SpeciesBriefScreen,
})
