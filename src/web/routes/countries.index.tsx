import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { CountriesScreen } from '#web/public/countries/countries-screen.tsx'
import { type CountriesSearch, countriesSearch } from '#web/public/countries/countries-search.ts'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/countries/')({
  validateSearch: (given: CountriesSearch & SearchSchemaInput) => countriesSearch({ ...given }),
  loader: ({ context }) =>
    waitBriefly(context.queryClient.prefetchQuery(api.countries.list.queryOptions({ input: {} }))),
  component: CountriesScreen,
})
