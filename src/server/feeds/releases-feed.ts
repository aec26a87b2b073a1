import type { Portal } from '#contract/portal-contract.ts'
import type { TradeRelease } from '#contract/release-comparison.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { addressIn } from '#domain/portal/language-address.ts'
import { IMPORTED_DATASETS } from '#domain/releases/datasets.ts'
import { escapeHtml } from '../pages/html.ts'
import type { Words } from '../pages/words.ts'
import type { Entry, Feed } from './atom.ts'

/** The day on which names of entries begin to be given; part of each, and never to change. Source: RFC 4151. */
const TAG_YEAR = '2026'

type Described = Pick<DatasetRelease, 'title' | 'version' | 'publisher' | 'citation' | 'row_count'>

/**
 * Releases of datasets as a feed: every one of trade records, of the other datasets the one in use. Simulated records are
 * no release.
 */
export function releasesFeed(
  {
    releases,
    tradeReleases,
  }: { releases: readonly DatasetRelease[]; tradeReleases: readonly TradeRelease[] },
  { address, portal, words: t }: { address: string; portal: Portal; words: Words },
): Feed {
  const trade = tradeReleases.filter(({ simulated }) => !simulated)
  const others = releases.filter(
    ({ dataset, simulated }) =>
      !simulated && dataset !== 'cites_trade' && IMPORTED_DATASETS.some((imported) => imported === dataset),
  )
  const entries = [
    ...trade.map((release, place) => tradeEntry(release, trade[place + 1], portal, t)),
    ...others.map((release) => datasetEntry(release, portal, t)),
  ].sort((a, b) => (a.updated < b.updated ? 1 : -1))
  const self = portal.public_url + address
  return {
    id: self,
    self,
    alternate: addressIn(t.language, `${portal.public_url}/data/changes`),
    title: t('sharing:feeds.releases.title', { portal: portal.name }),
    subtitle: t('sharing:feeds.releases.subtitle'),
    language: t.language,
    author: portal.institution,
    updated: entries[0]?.updated ?? beginning(releases),
    entries,
  }
}

/** When the first dataset was loaded: what a feed without an entry says of its time. */
export const beginning = (releases: readonly DatasetRelease[]): string =>
  releases.map(({ loaded_at }) => loaded_at).sort()[0] ?? '1970-01-01T00:00:00.000Z'

function tradeEntry(
  release: TradeRelease,
  former: TradeRelease | undefined,
  portal: Portal,
  t: Words,
): Entry {
  const page = addressIn(t.language, portal.public_url + changesAddress(release, former))
  const since =
    former === undefined
      ? ''
      : `<p><a href="${escapeHtml(page)}">${escapeHtml(t('sharing:feeds.release.since', { release: former.release }))}</a></p>`
  return {
    id: tagOf(portal, `cites_trade/${release.release}`),
    title: nameOf(release, t),
    updated: release.published_at,
    alternate: page,
    category: 'cites_trade',
    html: describedHtml(release, portal, t) + since,
  }
}

/** What changed in a release; of the first, the datasets. */
function changesAddress({ release }: TradeRelease, former: TradeRelease | undefined): string {
  if (former === undefined) return '/about'
  return `/data/changes?${new URLSearchParams({ from: former.release, to: release })}`
}

function datasetEntry(release: DatasetRelease, portal: Portal, t: Words): Entry {
  const { dataset, version, checksum, loaded_at } = release
  return {
    id: tagOf(portal, `${dataset}/${version ?? checksum?.slice(0, 16) ?? loaded_at.slice(0, 10)}`),
    title: nameOf(release, t),
    updated: loaded_at,
    alternate: addressIn(t.language, `${portal.public_url}/about`),
    category: dataset,
    html: describedHtml(release, portal, t),
  }
}

const nameOf = ({ title, version }: Described, t: Words) =>
  version === null ? title : t('common:releases.named', { title, version })

function describedHtml(
  { publisher, citation, row_count: count }: Described,
  portal: Portal,
  t: Words,
): string {
  const figure = t.number(count)
  const summary = t('sharing:feeds.release.records', { count, figure, publisher: publisher ?? portal.name })
  const cite = citation === null ? [] : [t('sharing:feeds.release.cite', { citation })]
  return [summary, ...cite].map((text) => `<p>${escapeHtml(text)}</p>`).join('')
}

/** A name that means the same for ever, wherever the portal is moved. */
const tagOf = ({ public_url }: Portal, name: string) =>
  `tag:${new URL(public_url).hostname},${TAG_YEAR}:${encodeURI(name)}`
