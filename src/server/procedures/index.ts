import { os } from '../access.ts'
import { catchesProcedures } from './catches-procedures.ts'
import { glossaryProcedures } from './glossary-procedures.ts'
import { listingsProcedures } from './listings-procedures.ts'
import { portalProcedures } from './portal-procedures.ts'
import { proofProcedures } from './proof-procedures.ts'
import { referencesProcedures } from './references-procedures.ts'
import { releasesProcedures } from './releases-procedures.ts'
import { seizuresProcedures } from './seizures-procedures.ts'
import { speciesProcedures } from './species-procedures.ts'
import { summariesProcedures } from './summaries-procedures.ts'
import { timelineProcedures } from './timeline-procedures.ts'
import { tradeProcedures } from './trade-procedures.ts'
import { translationsProcedures } from './translations-procedures.ts'

/** The answers to everything the contract promises, by topic. */
export const router = os.router({
  catches: catchesProcedures,
  glossary: glossaryProcedures,
  listings: listingsProcedures,
  portal: portalProcedures,
  proof: proofProcedures,
  references: referencesProcedures,
  releases: releasesProcedures,
  seizures: seizuresProcedures,
  species: speciesProcedures,
  summaries: summariesProcedures,
  timeline: timelineProcedures,
  trade: tradeProcedures,
  translations: translationsProcedures,
})
