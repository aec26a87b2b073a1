import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { CountryBriefScreen } from '#web/public/brief/country/country-brief-screen.tsx'
import { flagsOf } from '#web/public/screening/use-flags-of.ts'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/countries_/$code/brief')({
  params: {
    parse: ({ code }) => ({ code: code.toUpperCase() }),
    stringify: ({ code }) => ({ code }),
  },
  loader: ({ context: { queryClient }, params: input }) =>
    waitBriefly(
      queryClient.prefetchQuery(api.countries.get.queryOptions({ input })),
      queryClient.prefetchQuery(api.countries.facts.queryOptions({ input })),
      queryClient.prefetchQuery(flagsOf({ exporter: input.code })),
      queryClient.prefetchQuery(api.releases.ofTrade.queryOptions()),
      queryClient.prefetchQuery(api.portal.about.queryOptions()),
      queryClient.prefetchQuery(api.releases.list.queryOptions()),
    ),
  component: CountryBriefScreen,
})
