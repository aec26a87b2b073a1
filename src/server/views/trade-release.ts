import type { TradeRelease } from '#contract/release-comparison.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { releaseOfLabel } from '#domain/trade/release-address.ts'
import type { PublishedView } from '#domain/views/view-table.ts'
import { contentOf } from '../answers/answer.ts'
import type { AskInterface } from './asked-view.ts'

/** How a release of trade records is cited and licensed, also one that is no longer in use; nothing without a release. */
export async function citedRelease(
  release: string | null,
  ask: AskInterface,
): Promise<Pick<PublishedView, 'citations' | 'licence' | 'publisher_address'>> {
  const found = await tradeRelease(release, ask)
  return {
    citations: found?.citation ? [found.citation] : [],
    licence: found?.licence ?? null,
    publisher_address: found?.publisher_address ?? null,
  }
}

/** The datasets in use, with the release of trade records that was counted in the place of the one in use. */
export async function withTradeRelease(
  inUse: readonly DatasetRelease[],
  release: string | null,
  ask: AskInterface,
): Promise<DatasetRelease[]> {
  const found = await tradeRelease(release, ask)
  if (found === undefined) return [...inUse]
  const { release: _, publisher_address: address, published_at: loaded_at, ...described } = found
  const counted = { ...described, address, loaded_at, covered_until: null }
  return inUse.map((one) => (one.dataset === 'cites_trade' ? { ...one, ...counted } : one))
}

async function tradeRelease(release: string | null, ask: AskInterface): Promise<TradeRelease | undefined> {
  if (release === null) return undefined
  const known = contentOf<TradeRelease[]>(await ask.get('/api/releases/cites-trade'))
  return known.find((one) => one.release === releaseOfLabel(release).release)
}
