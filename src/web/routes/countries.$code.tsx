import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { CountryScreen } from '#web/public/countries/country-screen.tsx'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/countries/$code')({
  // A code may come in any case; every question and link has it in capitals.
  params: {
    parse: ({ code }) => ({ code: code.toUpperCase() }),
    stringify: ({ code }) => ({ code }),
  },
  loader: ({ context, params: { code } }) =>
    waitBriefly(
      context.queryClient.prefetchQuery(api.countries.get.queryOptions({ input: { code } })),
      context.queryClient.prefetchQuery(api.countries.facts.queryOptions({ input: { code } })),
      context.queryClient.prefetchQuery(api.releases.ofTrade.queryOptions()),
    ),
  component: CountryScreen,
})
