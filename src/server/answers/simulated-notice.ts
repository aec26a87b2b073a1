import type { SimulatedDataset } from '#domain/releases/datasets.ts'
import { simulatedAmong } from '#domain/releases/simulated-figures.ts'
import type { Translate } from '../pages/words.ts'

/**
 * What an answer with figures of these datasets must say beside them, in the banner's words; undefined
 * when all of them are real.
 */
export function simulatedNotice(
  releases: readonly { dataset: string; simulated: boolean }[],
  shown: readonly SimulatedDataset[],
  words: Translate,
): string | undefined {
  const sentences = simulatedAmong(releases, shown).map(
    (dataset) =>
      `${words(`common:simulated.${dataset}.what`)} ${words(`common:simulated.${dataset}.remedy`)}`,
  )
  return sentences.length === 0 ? undefined : sentences.join(' ')
}
