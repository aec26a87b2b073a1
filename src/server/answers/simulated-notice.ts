import type { ReadMeta } from '#contract/shows.ts'
import type { Say } from '../pages/words.ts'

export type ShownDataset = ReadMeta['shows'][number]

/**
 * What an answer with figures of these datasets must say beside them, in the banner's words; undefined
 * when all of them are real.
 */
export function simulatedNotice(
  releases: readonly { dataset: string; simulated: boolean }[],
  shown: readonly ShownDataset[],
  words: Say,
): string | undefined {
  const simulated = releases.filter((release) => release.simulated).map(({ dataset }) => dataset)
  const sentences = shown
    .filter((dataset) => simulated.includes(dataset))
    .map(
      (dataset) =>
        `${words(`common:simulated.${dataset}.what`)} ${words(`common:simulated.${dataset}.remedy`)}`,
    )
  return sentences.length === 0 ? undefined : sentences.join(' ')
}
