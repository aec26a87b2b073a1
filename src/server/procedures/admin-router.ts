import { implement, type Router } from '@orpc/server'
import { type AdminContract, adminContract } from '#contract/index.ts'
import { CURATED_TOPIC_NAMES, type CuratedTopic } from '#domain/curation/curated-topics.ts'
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

/** Those of every kind of record. */
const curatedProcedures = Object.fromEntries(
  CURATED_TOPIC_NAMES.map((topic) => [topic, recordProcedures(topic)]),
) as unknown as { [Topic in CuratedTopic]: Router<AdminContract[Topic], AdminContext> }

/** Every procedure of the back office's contract; a contract without its procedure does not compile. */
export const adminRouter = implement(adminContract)
  .$context<AdminContext>()
  .router({
    ...curatedProcedures,
    accounts: accountsProcedures,
    overview: overviewProcedures,
    article_summaries: articleSummariesProcedures,
    article_edit: articleEditProcedures,
    assistant: assistantProcedures,
    audit: auditProcedures,
    releases: releasesCurationProcedures,
    species: speciesCurationProcedures,
    taxonomy_fix: taxonomyFixProcedures,
    trade_summaries: tradeSummariesProcedures,
    translations: translationsCurationProcedures,
    trend_audit: trendAuditProcedures,
    functions: functionsProcedures,
  })
