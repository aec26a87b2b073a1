import { oc } from '@orpc/contract'
import { accountsContract } from './accounts-contract.ts'
import { articleEditContract } from './article-edit-contract.ts'
import { articleSummariesContract } from './article-summaries-contract.ts'
import { cmsAssessmentsCuration, iucnAssessmentsCuration } from './assessments-curation.ts'
import { assistantContract } from './assistant-contract.ts'
import { auditContract } from './audit-curation.ts'
import { catchesContract } from './catches-contract.ts'
import { catchRecordsCuration, managementAreasCuration } from './catches-curation.ts'
import { countriesCuration } from './countries-curation.ts'
import { familiesCuration } from './families-curation.ts'
import { glossaryContract } from './glossary-contract.ts'
import { glossaryCuration } from './glossary-curation.ts'
import { listingsContract } from './listings-contract.ts'
import {
  citesExportQuotasCuration,
  citesListingsCuration,
  citesReservationsCuration,
  citesTradeSuspensionsCuration,
  cmsListingsCuration,
} from './listings-curation.ts'
import { commonNamesCuration, synonymsCuration } from './names-curation.ts'
import { overviewCuration } from './overview-curation.ts'
import { portalContract } from './portal-contract.ts'
import { proofContract } from './proof-contract.ts'
import { referencesContract } from './references-contract.ts'
import { referencesCuration, textSourcesCuration } from './references-curation.ts'
import { releasesContract } from './releases-contract.ts'
import { releasesCuration } from './releases-curation.ts'
import { seizuresContract } from './seizures-contract.ts'
import { speciesContract } from './species-contract.ts'
import { speciesCuration } from './species-curation.ts'
import {
  conservationMeasuresCuration,
  distributionRangesCuration,
  speciesThreatsCuration,
  subpopulationsCuration,
} from './species-parts-curation.ts'
import { summariesContract } from './summaries-contract.ts'
import { taxonomyFixContract } from './taxonomy-fix-contract.ts'
import { timelineContract } from './timeline-contract.ts'
import { timelineEventsCuration } from './timeline-curation.ts'
import { tradeContract } from './trade-contract.ts'
import { functionsContract, tradeSummariesCuration } from './trade-summaries-curation.ts'
import { translationsContract } from './translations-contract.ts'
import { translationsCuration } from './translations-curation.ts'
import { trendAuditCuration } from './trend-audit-curation.ts'

/** What any public read may be answered with in place of its answer. */
const REFUSALS = {
  BAD_REQUEST: {
    message: 'A parameter is unknown, or its value does not fit; the message says which and why',
  },
  SERVICE_UNAVAILABLE: {
    message: 'The database does not answer; the same question may be answered in a minute',
  },
} as const

/** Everything the public API promises, by topic. */
export const contract = oc.errors(REFUSALS).router({
  catches: catchesContract,
  glossary: glossaryContract,
  listings: listingsContract,
  portal: portalContract,
  proof: proofContract,
  references: referencesContract,
  releases: releasesContract,
  seizures: seizuresContract,
  species: speciesContract,
  summaries: summariesContract,
  timeline: timelineContract,
  trade: tradeContract,
  translations: translationsContract,
})

export type Contract = typeof contract

/** What the back office may ask and change, under /api/admin: never cached, never part of the public interface. */
export const adminContract = {
  overview: overviewCuration,
  accounts: accountsContract,
  article_summaries: articleSummariesContract,
  article_edit: articleEditContract,
  assistant: assistantContract,
  audit: auditContract,
  catch_records: catchRecordsCuration,
  cites_export_quotas: citesExportQuotasCuration,
  cites_listings: citesListingsCuration,
  cites_reservations: citesReservationsCuration,
  cites_trade_suspensions: citesTradeSuspensionsCuration,
  cms_assessments: cmsAssessmentsCuration,
  cms_listings: cmsListingsCuration,
  common_names: commonNamesCuration,
  conservation_measures: conservationMeasuresCuration,
  countries: countriesCuration,
  distribution_ranges: distributionRangesCuration,
  families: familiesCuration,
  functions: functionsContract,
  glossary_terms: glossaryCuration,
  iucn_assessments: iucnAssessmentsCuration,
  management_areas: managementAreasCuration,
  references: referencesCuration,
  species_text_sources: textSourcesCuration,
  releases: releasesCuration,
  species: speciesCuration,
  species_synonyms: synonymsCuration,
  species_threats: speciesThreatsCuration,
  subpopulations: subpopulationsCuration,
  taxonomy_fix: taxonomyFixContract,
  timeline_events: timelineEventsCuration,
  trade_summaries: tradeSummariesCuration,
  translations: translationsCuration,
  trend_audit: trendAuditCuration,
}

export type AdminContract = typeof adminContract

/** Topics whose records are curated through the same five procedures. */
export type RecordTopic = {
  [Topic in keyof AdminContract]: AdminContract[Topic] extends { create: unknown } ? Topic : never
}[keyof AdminContract]
