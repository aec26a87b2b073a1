import { implement } from '@orpc/server'
import { adminContract } from '#contract/index.ts'
import { curatedAssessments } from '#database/assessments/assessments-curation.ts'
import { curatedCitesListings, curatedCmsListings } from '#database/listings/listings-curation.ts'
import { curatedCommonNames } from '#database/names/names-curation.ts'
import type { AdminContext } from '../admin-access.ts'
import { accountsProcedures } from './accounts-procedures.ts'
import { recordProcedures } from './record-procedures.ts'

/** Every procedure of the back office's contract; a contract without its procedure does not compile. */
export const adminRouter = implement(adminContract)
  .$context<AdminContext>()
  .router({
    accounts: accountsProcedures,
    cites_listings: recordProcedures('cites_listings', curatedCitesListings),
    cms_listings: recordProcedures('cms_listings', curatedCmsListings),
    common_names: recordProcedures('common_names', curatedCommonNames),
    iucn_assessments: recordProcedures('iucn_assessments', curatedAssessments),
  })
