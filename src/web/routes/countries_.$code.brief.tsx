import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { CountryBriefScreen } from '#web/public/brief/country/country-brief-screen.tsx'
import { countryShown, factsShown } from '#web/public/countries/country-shown.ts'
import { flagsOf } from '#web/public/screening/use-flags-of.ts'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/countries_/$code/brief')({
  params: {
    parse: ({ code }) => ({ code: code.toUpperCase() }),
    stringify: ({ code }) => ({ code }),
  },
  loader: ({ context: { queryClient }, params: { code } }) =>
    waitBriefly(
      queryClient.prefetchQuery(countryShown(code)),
      queryClient.prefetchQuery(factsShown(code)),
      queryClient.prefetchQuery(flagsOf({ exporter: code })),
      queryClient.prefetchQuery(api.releases.ofTrade.queryOptions()),
      queryClient.prefetchQuery(api.portal.about.queryOptions()),
      queryClient.prefetchQuery(api.releases.list.queryOptions()),
    ),
  component: CountryBriefScreen,
})
