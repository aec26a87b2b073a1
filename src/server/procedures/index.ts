import { os } from '../access.ts'
import { bulkProcedures } from './bulk-procedures.ts'
import { countriesProcedures } from './countries-procedures.ts'
import { explorerProcedures } from './explorer-procedures.ts'
import { interfaceProcedures, portalProcedures } from './portal-procedures.ts'
import {
  catchesProcedures,
  glossaryProcedures,
  listingsProcedures,
  proofProcedures,
  referencesProcedures,
  releasesProcedures,
  screeningProcedures,
  seizuresProcedures,
  timelineProcedures,
  translationsProcedures,
} from './published-record-procedures.ts'
import { searchProcedures } from './search-procedures.ts'
import { speciesProcedures } from './species-procedures.ts'
import { summariesProcedures } from './summaries-procedures.ts'
import { tradeProcedures } from './trade-procedures.ts'

/** The answers to everything the contract promises, by topic. */
export const router = os.router({
  bulk: bulkProcedures,
  catches: catchesProcedures,
  countries: countriesProcedures,
  explorer: explorerProcedures,
  glossary: glossaryProcedures,
  interface: interfaceProcedures,
  listings: listingsProcedures,
  portal: portalProcedures,
  proof: proofProcedures,
  references: referencesProcedures,
  releases: releasesProcedures,
  screening: screeningProcedures,
  search: searchProcedures,
  seizures: seizuresProcedures,
  species: speciesProcedures,
  summaries: summariesProcedures,
  timeline: timelineProcedures,
  trade: tradeProcedures,
  translations: translationsProcedures,
})
