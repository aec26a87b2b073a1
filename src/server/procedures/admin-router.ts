import { implement } from '@orpc/server'
import { adminContract } from '#contract/index.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import type { AdminContext } from '../admin-access.ts'
import { accountsProcedures } from './accounts-procedures.ts'
import { articleEditProcedures } from './article-edit-procedures.ts'
import { articleSummariesProcedures } from './article-summaries-procedures.ts'
import { assistantProcedures } from './assistant-procedures.ts'
import { auditProcedures } from './audit-procedures.ts'
import { overviewProcedures } from './overview-procedures.ts'
import { recordProcedures } from './record-procedures.ts'
import { releasesCurationProcedures } from './releases-curation-procedures.ts'
import { speciesCurationProcedures } from './species-curation-procedures.ts'
import { taxonomyFixProcedures } from './taxonomy-fix-procedures.ts'
import { functionsProcedures, tradeSummariesProcedures } from './trade-summaries-procedures.ts'
import { translationsCurationProcedures } from './translations-curation-procedures.ts'
import { trendAuditProcedures } from './trend-audit-procedures.ts'

/** Every procedure of the back office's contract; a contract without its procedure does not compile. */
export const adminRouter = implement(adminContract)
  .$context<AdminContext>()
  .router({
    accounts: accountsProcedures,
    overview: overviewProcedures,
    article_summaries: articleSummariesProcedures,
    article_edit: articleEditProcedures,
    assistant: assistantProcedures,
    audit: auditProcedures,
    catch_records: recordProcedures('catch_records', CURATED_TABLES.catch_records),
    cites_export_quotas: recordProcedures('cites_export_quotas', CURATED_TABLES.cites_export_quotas),
    cites_listings: recordProcedures('cites_listings', CURATED_TABLES.cites_listings),
    cites_reservations: recordProcedures('cites_reservations', CURATED_TABLES.cites_reservations),
    cites_trade_suspensions: recordProcedures(
      'cites_trade_suspensions',
      CURATED_TABLES.cites_trade_suspensions,
    ),
    cms_assessments: recordProcedures('cms_assessments', CURATED_TABLES.cms_assessments),
    cms_listings: recordProcedures('cms_listings', CURATED_TABLES.cms_listings),
    common_names: recordProcedures('common_names', CURATED_TABLES.common_names),
    conservation_measures: recordProcedures('conservation_measures', CURATED_TABLES.conservation_measures),
    countries: recordProcedures('countries', CURATED_TABLES.countries),
    distribution_ranges: recordProcedures('distribution_ranges', CURATED_TABLES.distribution_ranges),
    families: recordProcedures('families', CURATED_TABLES.families),
    glossary_terms: recordProcedures('glossary_terms', CURATED_TABLES.glossary_terms),
    iucn_assessments: recordProcedures('iucn_assessments', CURATED_TABLES.iucn_assessments),
    management_areas: recordProcedures('management_areas', CURATED_TABLES.management_areas),
    references: recordProcedures('references', CURATED_TABLES.references),
    species_synonyms: recordProcedures('species_synonyms', CURATED_TABLES.species_synonyms),
    species_text_sources: recordProcedures('species_text_sources', CURATED_TABLES.species_text_sources),
    species_threats: recordProcedures('species_threats', CURATED_TABLES.species_threats),
    subpopulations: recordProcedures('subpopulations', CURATED_TABLES.subpopulations),
    timeline_events: recordProcedures('timeline_events', CURATED_TABLES.timeline_events),
    releases: releasesCurationProcedures,
    species: speciesCurationProcedures,
    taxonomy_fix: taxonomyFixProcedures,
    trade_summaries: tradeSummariesProcedures,
    translations: translationsCurationProcedures,
    trend_audit: trendAuditProcedures,
    functions: functionsProcedures,
  })
