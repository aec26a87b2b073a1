import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { Dataset } from '#domain/releases/datasets.ts'
import { yearWindow } from '#domain/trade/main-article.ts'
import { api } from '#web/api.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { LiveFigure } from './live-figure.tsx'
import { filledIn } from './markdown-elements.ts'

/** The last year of trade that its reporters have reported in full. */
export function LastCompleteYear() {
  return (
    <ReleaseFigure
      dataset="cites_trade"
      read={({ last_complete_year }) => last_complete_year && `${last_complete_year}`}
    />
  )
}

/** The ten years that trend verdicts rest on: '2013–2022'. */
export function TrendWindowYears() {
  const { years } = useFormat()
  return (
    <ReleaseFigure
      dataset="cites_trade"
      read={({ last_complete_year }) => {
        if (last_complete_year === null) return undefined
        const { first, last } = yearWindow(last_complete_year)
        return years(first, last)
      }}
    />
  )
}

/** From the first to the last year of trade on record: '1975–2023'. */
export function TradeYears() {
  const { years } = useFormat()
  return (
    <ReleaseFigure
      dataset="cites_trade"
      read={({ first_year, last_year }) => years(first_year, last_year) || undefined}
    />
  )
}

/** How many years these are. */
export function TradeYearCount() {
  return (
    <ReleaseFigure
      dataset="cites_trade"
      read={({ first_year, last_year }) =>
        first_year !== null && last_year !== null ? last_year - first_year + 1 : undefined
      }
    />
  )
}

/** How the publisher of the trade records asks to be cited, in the publisher's own words. */
export function TradeCitation() {
  return (
    <ReleaseFigure
      dataset="cites_trade"
      read={({ citation }) => (citation === null ? undefined : <span lang="en">{citation}</span>)}
    />
  )
}

/** Up to which meeting or version a dataset goes, as its publisher names it: 'CoP19'. */
export function ReleaseVersion({ dataset }: { dataset: Dataset }) {
  return <ReleaseFigure dataset={dataset} read={({ version }) => version ?? undefined} />
}

/** The last day whose decisions a dataset takes into account. */
export function CoveredUntil({ dataset }: { dataset: Dataset }) {
  const { date } = useFormat()
  return (
    <ReleaseFigure
      dataset={dataset}
      read={({ covered_until }) => (covered_until === null ? undefined : date(covered_until))}
    />
  )
}

/** How many seizure records are in use: none as long as they are simulated. */
export function SeizureRecordCount() {
  const { t } = useTranslation()
  return (
    <ReleaseFigure
      dataset="seizures"
      read={({ row_count, simulated }) => (simulated ? t('releases.noneImported') : row_count)}
    />
  )
}

interface ReleaseNameProps {
  dataset: Dataset
  /** How the text adds the version, where the publisher names one: ', version {version}'. */
  version?: string
}

/** A dataset by its published title. */
export function ReleaseName({ dataset, version: added }: ReleaseNameProps) {
  return (
    <ReleaseFigure
      dataset={dataset}
      read={({ title, version }) => (
        <>
          <span lang="en">{title}</span>
          {version && added && filledIn(added, { version })}
        </>
      )}
    />
  )
}

interface ReleaseFigureProps {
  dataset: Dataset
  /** Undefined where the release does not say. */
  read: (release: DatasetRelease) => ReactNode | undefined
}

/** The facts of the release of a dataset. */
function ReleaseFigure({ dataset, read }: ReleaseFigureProps) {
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
