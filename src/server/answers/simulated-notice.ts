import type { ReadMeta } from '#contract/shows.ts'
import type { Reader } from '#database/access.ts'
import { listReleases } from '#database/releases/releases-queries.ts'
import type { Words } from '../pages/words.ts'

export type ShownDataset = ReadMeta['shows'][number]

/**
 * What an answer with figures of these datasets must say beside them, in the banner's words; undefined
 * when all of them are real.
 */
export async function simulatedNotice(
  db: Reader,
  shown: ReadonlySet<ShownDataset>,
  words: Words,
): Promise<string | undefined> {
  if (shown.size === 0) return undefined
  const releases = await listReleases(db)
  const simulated = releases.filter((release) => release.simulated).map(({ dataset }) => dataset)
  const sentences = [...shown]
    .filter((dataset) => simulated.includes(dataset))
    .map(
      (dataset) =>
        `${words(`common:simulated.${dataset}.what`)} ${words(`common:simulated.${dataset}.remedy`)}`,
    )
  return sentences.length === 0 ? undefined : sentences.join(' ')
}
