import type { ReactNode } from 'react'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { Dataset } from '#domain/releases/datasets.ts'
import { api } from '#web/api.ts'
import { LiveFigure } from './live-figure.tsx'

/** How many species the portal covers. */
export function SpeciesCount() {
  return <LiveFigure of={api.summaries.metrics.queryOptions()} read={({ totalSpecies }) => totalSpecies} />
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

interface ReleaseFigureProps {
  dataset: Dataset
  /** Undefined where the release does not say. */
  read: (release: DatasetRelease) => ReactNode | undefined
}

/** What the release of a dataset says of itself. */
export function ReleaseFigure({ dataset, read }: ReleaseFigureProps) {
  return (
    <LiveFigure
      of={api.releases.list.queryOptions()}
      read={(releases) => {
        const release = releases.find((one) => one.dataset === dataset)
        return release && read(release)
      }}
    />
  )
}

/** How many datasets are in use. */
export function DatasetCount() {
  return <LiveFigure of={api.releases.list.queryOptions()} read={(releases) => releases.length} />
}
