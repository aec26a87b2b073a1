import type { TradeReleases } from '#contract/bulk-contract.ts'
import { MOST_LISTED } from '#domain/species/named-parts.ts'
import { contentOf } from '../answers/answer.ts'
import { nextPart } from '../answers/next-part.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'

/**
 * What is answered at `/api/trade-releases` or `/api/data-files` with the files of all species, for what lists them all: one
 * part after another.
 */
export async function withAllFiles<Listed extends TradeReleases>(
  answers: Pick<PublicAnswers, 'get'>,
  address: string,
): Promise<Listed> {
  let answer = await answers.get(`${address}?limit=${MOST_LISTED}`)
  const first = contentOf<Listed>(answer)
  const files = new Map(first.trade_releases.map((one) => [one.release, one.files]))
  for (let next = nextPart(answer); next !== undefined; next = nextPart(answer)) {
    answer = await answers.get(next)
    const { trade_releases } = contentOf<Listed>(answer)
    for (const one of trade_releases) files.get(one.release)?.push(...one.files)
  }
  const { next_after: _, ...listed } = first
  return {
    ...(listed as Listed),
    trade_releases: first.trade_releases.map(({ files_in_all: _, ...one }) => one),
  }
}
