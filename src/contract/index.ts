import { oc } from '@orpc/contract'
import { accountsContract } from './accounts-contract.ts'
import { articleEditContract } from './article-edit-contract.ts'
import { articleSummariesContract } from './article-summaries-contract.ts'
import { assistantContract } from './assistant-contract.ts'
import { auditContract } from './audit-curation.ts'
import { bulkContract } from './bulk-contract.ts'
import { catchesContract } from './catches-contract.ts'
import { countriesContract } from './countries-contract.ts'
import { curatedContracts } from './curated-contracts.ts'
import { draftsCuration } from './drafts-curation.ts'
import { explorerContract } from './explorer-contract.ts'
import { glossaryContract } from './glossary-contract.ts'
import { interfaceContract } from './interface-contract.ts'
import { listingsContract } from './listings-contract.ts'
import { listsCuration } from './lists-curation.ts'
import { openRecordsCuration } from './open-records-curation.ts'
import { overviewCuration } from './overview-curation.ts'
import { peopleContract, tokensContract } from './people-contract.ts'
import { portalContract } from './portal-contract.ts'
import { proofContract } from './proof-contract.ts'
import { referencesContract } from './references-contract.ts'
import { releasesContract } from './releases-contract.ts'
import { releasesCuration } from './releases-curation.ts'
import { screeningContract } from './screening-contract.ts'
import { searchContract } from './search-contract.ts'
import { seizuresContract } from './seizures-contract.ts'
import { severalCuration } from './several-curation.ts'
import { speciesContract } from './species-contract.ts'
import { speciesCuration } from './species-curation.ts'
import { summariesContract } from './summaries-contract.ts'
import { taxonomyFixContract } from './taxonomy-fix-contract.ts'
import { timelineContract } from './timeline-contract.ts'
import { tradeContract } from './trade-contract.ts'
import { functionsContract, tradeSummariesCuration } from './trade-summaries-curation.ts'
import { translationsContract } from './translations-contract.ts'
import { translationsCuration } from './translations-curation.ts'
import { trendAuditCuration } from './trend-audit-curation.ts'
import { webhooksContract } from './webhooks-contract.ts'

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
  bulk: bulkContract,
  catches: catchesContract,
  countries: countriesContract,
  explorer: explorerContract,
  glossary: glossaryContract,
  interface: interfaceContract,
  listings: listingsContract,
  portal: portalContract,
  proof: proofContract,
  references: referencesContract,
  releases: releasesContract,
  screening: screeningContract,
  search: searchContract,
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
  ...curatedContracts,
  overview: overviewCuration,
  accounts: accountsContract,
  article_summaries: articleSummariesContract,
  article_edit: articleEditContract,
  assistant: assistantContract,
  audit: auditContract,
  drafts: draftsCuration,
  functions: functionsContract,
  lists: listsCuration,
  open_records: openRecordsCuration,
  people: peopleContract,
  releases: releasesCuration,
  several: severalCuration,
  species: { ...curatedContracts.species, ...speciesCuration },
  taxonomy_fix: taxonomyFixContract,
  tokens: tokensContract,
  trade_summaries: tradeSummariesCuration,
  translations: translationsCuration,
  trend_audit: trendAuditCuration,
  webhooks: webhooksContract,
}

export type AdminContract = typeof adminContract
