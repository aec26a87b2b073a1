import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { ReleaseChangesScreen } from '#web/public/release-changes/release-changes-screen.tsx'
import {
  type ReleaseChangesSearch,
  releaseChangesSearch,
} from '#web/public/release-changes/release-changes-search.ts'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/data/changes')({
  validateSearch: (given: ReleaseChangesSearch & SearchSchemaInput) => releaseChangesSearch({ ...given }),
  loader: ({ context }) =>
    waitBriefly(context.queryClient.prefetchQuery(api.releases.ofTrade.queryOptions())),
  component: ReleaseChangesScreen,
})
