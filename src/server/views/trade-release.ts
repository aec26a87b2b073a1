import { releaseOfLabel } from '#domain/trade/release-address.ts'
import type { PublishedView } from '#domain/views/view-table.ts'
import { contentOf } from '../answers/answer.ts'
import type { AskInterface } from './asked-view.ts'

interface TradeRelease {
  release: string
  citation: string | null
  licence: string | null
  publisher_address: string | null
}

/** How a release of trade records is cited and licensed, also one that is no longer in use; nothing without a release. */
export async function citedRelease(
  release: string | null,
  ask: AskInterface,
): Promise<Pick<PublishedView, 'citations' | 'licence' | 'publisher_address'>> {
  const known = contentOf<TradeRelease[]>(await ask.get('/api/releases/cites-trade'))
  const found = known.find((one) => release !== null && one.release === releaseOfLabel(release).release)
  return {
    citations: found?.citation ? [found.citation] : [],
    licence: found?.licence ?? null,
    publisher_address: found?.publisher_address ?? null,
  }
}
