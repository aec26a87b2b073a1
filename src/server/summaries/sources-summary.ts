import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { Words } from '../pages/words.ts'
import { heading, link, list, words } from './markup.ts'

/** Every dataset in use with its publisher and terms; simulated ones say so. */
export function sourcesSummary(releases: readonly DatasetRelease[], t: Words): string {
  return heading(t('sharing:summary.sources')) + list(releases.map((release) => sourceLine(release, t)))
}

function coveredUntil({ covered_until }: Pick<DatasetRelease, 'covered_until'>, t: Words): string | null {
  return covered_until && t('common:releases.coveredUntil', { day: t.date(covered_until) })
}

function sourceLine({ title, version, address, ...release }: DatasetRelease, t: Words): string {
  const name = address === null || release.simulated ? words(title) : link(address, title)
  const said = release.simulated
    ? [t('common:source.simulated')]
    : [version, release.publisher, coveredUntil(release, t), release.licence].filter((one) => one !== null)
  return [name, ...said.map(words)].join('. ')
}
