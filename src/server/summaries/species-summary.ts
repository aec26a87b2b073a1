import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeMeasures } from '#contract/trade-measures-contract.ts'
import { redListStatusOf, shownStatus } from '#domain/assessments/red-list-status.ts'
import { plainCategory } from '#domain/assessments/tagged-category.ts'
import { yearOf } from '#domain/calendar.ts'
import type { Say } from '#domain/translations/said-text.ts'
import { redListWords } from '../pages/red-list-words.ts'
import type { Words } from '../pages/words.ts'
import { facts, paragraph, words } from './markup.ts'
import { measuresSummary } from './measures-summary.ts'
import { saidWords } from './said-data.ts'

/** What a species' page is about, in plain words: status, listings, records, family, description, measures. */
export function speciesSummary(species: SpeciesDetail, measures: TradeMeasures, say: Say, t: Words): string {
  const { id, description } = species
  const { current_cms_listing, total_trade_records, family } = species
  const told: [string, string][] = [
    [t('sharing:summary.redList'), redListFact(species, t)],
    [t('sharing:summary.cites'), citesFact(species, t) ?? t('common:missing.listing')],
    [t('sharing:summary.cms'), current_cms_listing?.appendix ?? t('common:missing.listing')],
    [t('sharing:summary.tradeRecords'), t.number(total_trade_records)],
    [t('sharing:summary.family'), family],
  ]
  return [
    facts(told.map(([name, value]) => [words(name), words(value)])),
    description
      ? paragraph(saidWords(say({ record_id: id, field: 'description' }, description), t.language))
      : '',
    measuresSummary(species, measures, say, t),
  ].join('')
}

function citesFact({ current_cites_listing: listing }: SpeciesDetail, t: Words): string | undefined {
  if (listing === null) return undefined
  return t('sharing:summary.since', { appendix: listing.appendix, year: yearOf(listing.in_force_since) })
}

/** 'VU (2015)'; possible extinction and a regional status in full, a category of an earlier edition as published. */
function redListFact({ latest_assessment }: SpeciesDetail, t: Words): string {
  const status = redListStatusOf(latest_assessment)
  const told = shownStatus(status)
  if (told.kind === 'regional') return redListWords(status, t)
  if (told.kind === 'global') {
    const isQualified = told.category !== plainCategory(told.category)
    return `${isQualified ? redListWords(status, t) : told.category} (${status.year})`
  }
  const { original_category, year_published } = latest_assessment ?? {}
  return original_category ? `${original_category} (${year_published})` : t('common:missing.status')
}
