import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { SaidText } from '#domain/translations/said-text.ts'
import type { Words } from '../pages/words.ts'
import { facts, paragraph, words } from './markup.ts'
import { saidWords } from './said-data.ts'

/** What a species' page is about, in plain words: status, listings, records, family, description. */
export function speciesSummary(species: SpeciesDetail, description: SaidText | null, t: Words): string {
  const { current_cites_listing, current_cms_listing, total_trade_records, family } = species
  const told: [string, string][] = [
    [t('sharing:summary.redList'), redListFact(species) ?? t('common:missing.status')],
    [t('sharing:summary.cites'), current_cites_listing?.appendix ?? t('common:missing.listing')],
    [t('sharing:summary.cms'), current_cms_listing?.appendix ?? t('common:missing.listing')],
    [t('sharing:summary.tradeRecords'), t.number(total_trade_records)],
    [t('sharing:summary.family'), family],
  ]
  return [
    facts(told.map(([name, value]) => [words(name), words(value)])),
    description ? paragraph(saidWords(description, t.language)) : '',
  ].join('')
}

function redListFact({ latest_assessment }: SpeciesDetail): string | undefined {
  if (latest_assessment === null) return undefined
  const category = latest_assessment.status ?? latest_assessment.original_category
  return `${category} (${latest_assessment.year_published})`
}
