import { implement } from '@orpc/server'
import { adminContract } from '#contract/index.ts'
import { curatedAssessments } from '#database/assessments/assessments-curation.ts'
import { curatedCatchRecords, curatedManagementAreas } from '#database/catches/catches-curation.ts'
import { curatedCountries } from '#database/countries/countries-curation.ts'
import { curatedGlossaryTerms } from '#database/glossary/glossary-curation.ts'
import { curatedCitesListings, curatedCmsListings } from '#database/listings/listings-curation.ts'
import { curatedCommonNames } from '#database/names/names-curation.ts'
import { curatedReferences } from '#database/references/references-curation.ts'
import {
  curatedFamilies,
  curatedMeasures,
  curatedRanges,
  curatedSubpopulations,
  curatedThreats,
} from '#database/species/species-parts-curation.ts'
import { curatedTimelineEvents } from '#database/timeline/timeline-curation.ts'
import type { AdminContext } from '../admin-access.ts'
import { accountsProcedures } from './accounts-procedures.ts'
import { recordProcedures } from './record-procedures.ts'

/** Every procedure of the back office's contract; a contract without its procedure does not compile. */
export const adminRouter = implement(adminContract)
  .$context<AdminContext>()
  .router({
    accounts: accountsProcedures,
    catch_records: recordProcedures('catch_records', curatedCatchRecords),
    cites_listings: recordProcedures('cites_listings', curatedCitesListings),
    cms_listings: recordProcedures('cms_listings', curatedCmsListings),
    common_names: recordProcedures('common_names', curatedCommonNames),
    conservation_measures: recordProcedures('conservation_measures', curatedMeasures),
    countries: recordProcedures('countries', curatedCountries),
    distribution_ranges: recordProcedures('distribution_ranges', curatedRanges),
    families: recordProcedures('families', curatedFamilies),
    glossary_terms: recordProcedures('glossary_terms', curatedGlossaryTerms),
    iucn_assessments: recordProcedures('iucn_assessments', curatedAssessments),
    management_areas: recordProcedures('management_areas', curatedManagementAreas),
    references: recordProcedures('references', curatedReferences),
    species_threats: recordProcedures('species_threats', curatedThreats),
    subpopulations: recordProcedures('subpopulations', curatedSubpopulations),
    timeline_events: recordProcedures('timeline_events', curatedTimelineEvents),
  })
