import { accountsContract } from './accounts-contract.ts'
import { iucnAssessmentsCuration } from './assessments-curation.ts'
import { catchesContract } from './catches-contract.ts'
import { glossaryContract } from './glossary-contract.ts'
import { listingsContract } from './listings-contract.ts'
import { citesListingsCuration, cmsListingsCuration } from './listings-curation.ts'
import { commonNamesCuration } from './names-curation.ts'
import { portalContract } from './portal-contract.ts'
import { referencesContract } from './references-contract.ts'
import { releasesContract } from './releases-contract.ts'
import { seizuresContract } from './seizures-contract.ts'
import { speciesContract } from './species-contract.ts'
import { summariesContract } from './summaries-contract.ts'
import { timelineContract } from './timeline-contract.ts'
import { tradeContract } from './trade-contract.ts'

/** Everything the public API promises, by topic. */
export const contract = {
  catches: catchesContract,
  glossary: glossaryContract,
  listings: listingsContract,
  portal: portalContract,
  references: referencesContract,
  releases: releasesContract,
  seizures: seizuresContract,
  species: speciesContract,
  summaries: summariesContract,
  timeline: timelineContract,
  trade: tradeContract,
}

export type Contract = typeof contract

/** What the back office may ask and change, under /api/admin: never cached, never part of the public interface. */
export const adminContract = {
  accounts: accountsContract,
  cites_listings: citesListingsCuration,
  cms_listings: cmsListingsCuration,
  common_names: commonNamesCuration,
  iucn_assessments: iucnAssessmentsCuration,
}

export type AdminContract = typeof adminContract
