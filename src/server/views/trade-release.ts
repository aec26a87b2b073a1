import type { TradeRelease } from '#contract/release-comparison.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { releasesOfLabel } from '#domain/trade/release-address.ts'
import type { PublishedView } from '#domain/views/view-table.ts'
import { contentOf } from '../answers/answer.ts'
import type { AskInterface } from './asked-view.ts'

/** How the releases that a label names are cited and licensed, also those no longer in use; nothing without a release. */
export async function citedRelease(
  release: string | null,
  ask: AskInterface,
): Promise<Pick<PublishedView, 'citations' | 'licence' | 'publisher_address'>> {
  const found = await tradeReleases(release, ask)
  return {
    citations: found.flatMap(({ citation }) => citation ?? []),
    licence: [...new Set(found.flatMap(({ licence }) => licence ?? []))].join('; ') || null,
    publisher_address: found.at(-1)?.publisher_address ?? null,
  }
}

/** The datasets in use, with the release of trade records that was counted in the place of those in use. */
export async function withTradeRelease(
  inUse: readonly DatasetRelease[],
  release: string | null,
  ask: AskInterface,
): Promise<DatasetRelease[]> {
  const [found, ...others] = await tradeReleases(release, ask)
  if (found === undefined || others.length > 0) return [...inUse]
  const { release: _, publisher_address: address, published_at: loaded_at, covers: __, ...described } = found
  const counted = { ...described, address, loaded_at, covered_until: null }
  return inUse.map((one) => (one.dataset === 'cites_trade' ? { ...one, ...counted } : one))
}

async function tradeReleases(release: string | null, ask: AskInterface): Promise<TradeRelease[]> {
  if (release === null) return []
  const known = contentOf<TradeRelease[]>(await ask.get('/api/releases/cites-trade'))
  return releasesOfLabel(release).flatMap((named) => known.find((one) => one.release === named.release) ?? [])
}
