import { api } from '#web/api.ts'
import { LiveFigure } from './live-figure.tsx'

/** How many species the portal covers. */
export function SpeciesCount() {
  return <LiveFigure of={api.summaries.metrics.queryOptions()} read={({ totalSpecies }) => totalSpecies} />
}

/** How many species have a profile that a reviewer has approved. */
export function ReviewedCount() {
  return (
    <LiveFigure of={api.summaries.metrics.queryOptions()} read={({ reviewedProfiles }) => reviewedProfiles} />
  )
}

/** How many rows the dashboard has: a population listed apart has one of its own. */
export function EntryCount() {
  return (
    <LiveFigure of={api.summaries.dashboard.queryOptions({ input: {} })} read={({ entries }) => entries} />
  )
}

/** How many trade records are loaded, of every species. */
export function TradeRecordCount() {
  return (
    <LiveFigure of={api.summaries.metrics.queryOptions()} read={({ tradeRecordCount }) => tradeRecordCount} />
  )
}

/** How many datasets are in use. */
export function DatasetCount() {
  return <LiveFigure of={api.releases.list.queryOptions()} read={(releases) => releases.length} />
}
