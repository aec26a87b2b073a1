import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { Landing } from '#contract/summaries-contract.ts'
import type { Words } from '../pages/words.ts'
import { facts, paragraph, words } from './markup.ts'
import { sourcesSummary } from './sources-summary.ts'

/** What the portal is, the counted key figures, and where they come from. */
export function landingSummary({ metrics }: Landing, releases: readonly DatasetRelease[], t: Words): string {
  const { totalSpecies, families, iucnCoverage, citesCoverage, tradeRecordCount } = metrics
  const { firstTradeYear: first, lastTradeYear: last } = metrics
  const total = totalSpecies
  const figures: [string, string][] = [
    [
      t('landing:metrics.totalSpecies'),
      `${totalSpecies}, ${t('landing:metrics.families', { count: families })}`,
    ],
    [
      t('landing:metrics.iucnCoverage'),
      t('landing:metrics.assessed', { part: iucnCoverage.withAssessment, total }),
    ],
    [
      t('landing:metrics.citesCoverage'),
      t('landing:metrics.ofSpecies', { part: citesCoverage.withListing, total }),
    ],
    [
      t('landing:metrics.tradeRecords'),
      first === null || last === null
        ? t('landing:metrics.noRecords')
        : t('landing:metrics.records', {
            records: t.number(tradeRecordCount),
            years: `${first}–${last}`,
          }),
    ],
  ]
  return [
    paragraph(words(t('landing:about.lead'))),
    facts(figures.map(([name, value]) => [words(name), words(value)])),
    sourcesSummary(releases, t),
  ].join('')
}
