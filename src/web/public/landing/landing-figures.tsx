import { useSuspenseQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { FeaturedSpecies } from './featured-species.tsx'
import { KeyMetrics } from './key-metrics.tsx'
import { RedListStrip } from './red-list-strip.tsx'

export function LandingFigures() {
  const { data } = useSuspenseQuery(api.summaries.landing.queryOptions())
  return (
    <>
      <KeyMetrics metrics={data.metrics} />
      <RedListStrip species={data.species} />
      <FeaturedSpecies species={data.featured} total={data.metrics.totalSpecies} />
    </>
  )
}
