import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { CountryScreen } from '#web/public/countries/country-screen.tsx'
import { countryShown, factsShown } from '#web/public/countries/country-shown.ts'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/countries/$code')({
  // A code may come in any case; every question and link has it in capitals.
  params: {
    parse: ({ code }) => ({ code: code.toUpperCase() }),
    stringify: ({ code }) => ({ code }),
  },
  loader: ({ context, params: { code } }) =>
    waitBriefly(
      // Of a country that does not exist there is nothing more to ask.
      context.queryClient.fetchQuery(countryShown(code)).then(
        () => context.queryClient.prefetchQuery(factsShown(code)),
        () => undefined,
      ),
      context.queryClient.prefetchQuery(api.releases.ofTrade.queryOptions()),
    ),
  component: CountryScreen,
})
