import type { ReactNode } from 'react'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { Dataset } from '#domain/releases/datasets.ts'
import { yearWindow } from '#domain/trade/main-article.ts'
import { api } from '#web/api.ts'
import { type InLanguage, liveFigure } from './live-figure.tsx'
import { filledIn } from './markdown-elements.ts'

const ofReleases = liveFigure(api.releases.list.queryOptions())

/** How many datasets are in use. */
export const DatasetCount = ofReleases((releases) => releases.length)

interface OfDataset {
  dataset: Dataset
}

/** The facts of the release of the dataset that the text names. */
const ofRelease = <Props extends OfDataset>(
  read: (release: DatasetRelease, props: Props, language: InLanguage) => ReactNode,
) =>
  ofReleases((releases, props: Props, language) => {
    const release = releases.find(({ dataset }) => dataset === props.dataset)
    return release && read(release, props, language)
  })

/** Up to which meeting or version a dataset goes, as its publisher names it: 'CoP19'. */
export const ReleaseVersion = ofRelease(({ version }) => version ?? undefined)

/** The last day whose decisions a dataset takes into account. */
export const CoveredUntil = ofRelease(({ covered_until }, _, { date }) =>
  covered_until === null ? undefined : date(covered_until),
)

interface ReleaseNameProps extends OfDataset {
  /** How the text adds the version, where the publisher names one: ', version {version}'. */
  version?: string
}

/** A dataset by its published title. */
export const ReleaseName = ofRelease(({ title, version }, { version: added }: ReleaseNameProps) => (
  <>
    <span lang="en">{title}</span>
    {version && added && filledIn(added, { version })}
  </>
))

/** The facts of the release of one dataset. */
const of = (dataset: Dataset, read: (release: DatasetRelease, language: InLanguage) => ReactNode) => {
  const Figure = ofRelease((release, _, language) => read(release, language))
  return () => <Figure dataset={dataset} />
}

/** The last year of trade that its reporters have reported in full. */
export const LastCompleteYear = of(
  'cites_trade',
  ({ last_complete_year }) => last_complete_year && `${last_complete_year}`,
)

/** The ten years that trend verdicts rest on: '2013–2022'. */
export const TrendWindowYears = of('cites_trade', ({ last_complete_year }, { years }) => {
  if (last_complete_year === null) return undefined
  const { first, last } = yearWindow(last_complete_year)
  return years(first, last)
})

/** From the first to the last year of trade on record: '1975–2023'. */
export const TradeYears = of(
  'cites_trade',
  ({ first_year, last_year }, { years }) => years(first_year, last_year) || undefined,
)

/** How many years these are. */
export const TradeYearCount = of('cites_trade', ({ first_year, last_year }) =>
  first_year !== null && last_year !== null ? last_year - first_year + 1 : undefined,
)

/** How the publisher of the trade records asks to be cited, in the publisher's own words. */
export const TradeCitation = of('cites_trade', ({ citation }) =>
  citation === null ? undefined : <span lang="en">{citation}</span>,
)

/** How many seizure records are in use: none as long as they are simulated. */
export const SeizureRecordCount = of('seizures', ({ row_count, simulated }, { t }) =>
  simulated ? t('releases.noneImported') : row_count,
)
