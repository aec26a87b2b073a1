import { implement, type Router } from '@orpc/server'
import { type AdminContract, adminContract } from '#contract/index.ts'
import { CURATED_TOPIC_NAMES, type CuratedTopic } from '#domain/curation/curated-topics.ts'
import type { AdminContext } from '../admin-access.ts'
import { articleEditProcedures, articleSummariesProcedures } from './article-procedures.ts'
import {
  accountsProcedures,
  assistantProcedures,
  auditProcedures,
  openRecordsProcedures,
  overviewProcedures,
  taxonomyFixProcedures,
} from './back-office-procedures.ts'
import { draftsProcedures } from './drafts-procedures.ts'
import { listsProcedures } from './lists-procedures.ts'
import { peopleProcedures, tokensProcedures } from './people-procedures.ts'
import { recordProcedures } from './record-procedures.ts'
import { releasesCurationProcedures } from './releases-curation-procedures.ts'
import { severalProcedures } from './several-procedures.ts'
import { speciesCurationProcedures } from './species-curation-procedures.ts'
import {
  functionsProcedures,
  tradeSummariesProcedures,
  trendAuditProcedures,
} from './trade-curation-procedures.ts'
import { translationsCurationProcedures } from './translations-curation-procedures.ts'
import { webhooksProcedures } from './webhooks-procedures.ts'

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
    drafts: draftsProcedures,
    lists: listsProcedures,
    open_records: openRecordsProcedures,
    people: peopleProcedures,
    releases: releasesCurationProcedures,
    several: severalProcedures,
    species: speciesCurationProcedures,
    taxonomy_fix: taxonomyFixProcedures,
    tokens: tokensProcedures,
    trade_summaries: tradeSummariesProcedures,
    translations: translationsCurationProcedures,
    trend_audit: trendAuditProcedures,
    webhooks: webhooksProcedures,
    functions: functionsProcedures,
  })
