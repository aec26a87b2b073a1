import { answerPrepared, askAssistant, listSuggestions } from '#database/assistant/assistant-queries.ts'
import { pageOfAudit } from '#database/audit/audit-queries.ts'
import { noteClosedRecord, noteOpenRecord } from '#database/curation/open-records-changes.ts'
import { restoreRecord, restoreSeveral } from '#database/curation/restore-changes.ts'
import { undoChange } from '#database/curation/undo-changes.ts'
import { listFactFindings } from '#database/facts/fact-findings-queries.ts'
import { fixGooseTaxonomy, getGoose } from '#database/species/taxonomy-fix-changes.ts'
import { countForCurators, listAttentionFacts } from '#database/summaries/attention-queries.ts'
import { yearOf } from '#domain/calendar.ts'
import { findingsByProblem } from '#domain/facts/find-in-facts.ts'
import { speciesByAttention } from '#domain/summaries/attention.ts'
import { changed } from '../admin/changed.ts'
import { requires, signedIn } from '../admin-access.ts'
import { undoableBy } from './translator-limits.ts'

const reader = requires('read')
const editor = requires('edit_records')
const translator = requires('translate')

export const accountsProcedures = {
  own: signedIn.accounts.own.handler(({ context }) => context.profile),
}

export const overviewProcedures = {
  counts: reader.overview.counts.handler(({ context }) => countForCurators(context.db)),

  attention: reader.overview.attention.handler(async ({ context }) =>
    speciesByAttention(await listAttentionFacts(context.db), context.currentDay),
  ),

  facts: reader.overview.facts.handler(async ({ context }) =>
    findingsByProblem(await listFactFindings(context.db, yearOf(context.currentDay))),
  ),
}

export const assistantProcedures = {
  ask: reader.assistant.ask.handler(({ input, context }) =>
    askAssistant(context.db, input.question, context.currentDay),
  ),

  suggestions: reader.assistant.suggestions.handler(({ input, context }) =>
    listSuggestions(context.db, input.text, context.currentDay),
  ),

  answer: reader.assistant.answer.handler(({ input: { question, ...parameters }, context }) =>
    answerPrepared(context.db, { question, parameters }, context.currentDay),
  ),
}

export const auditProcedures = {
  page: reader.audit.page.handler(({ input, context }) => pageOfAudit(context.db, input)),

  restore: editor.audit.restore.handler(({ input, context }) =>
    changed(context.db, { id: input.id }, (tx) => restoreRecord(tx, context.editor, input.id, input.version)),
  ),

  restore_several: editor.audit.restore_several.handler(({ input, context }) =>
    context.db.transaction(async (tx) => ({ rows: await restoreSeveral(tx, context.editor, input.ids) })),
  ),

  undo: translator.audit.undo.handler(({ input, context }) =>
    changed(context.db, { id: input.row_id }, (tx) =>
      undoChange(tx, context.editor, input, undoableBy(context.profile)),
    ),
  ),
}

export const openRecordsProcedures = {
  note: translator.open_records.note.handler(({ input, context }) =>
    context.db.transaction((tx) => noteOpenRecord(tx, context.profile, input)),
  ),

  leave: translator.open_records.leave.handler(({ input, context }) =>
    changed(context.db, { row_id: input.row_id }, (tx) => noteClosedRecord(tx, context.profile, input)),
  ),
}

export const taxonomyFixProcedures = {
  get: reader.taxonomy_fix.get.handler(({ context }) => getGoose(context.db)),

  apply: editor.taxonomy_fix.apply.handler(({ context }) =>
    context.db.transaction(async (tx) => ({ changed: await fixGooseTaxonomy(tx, context.editor) })),
  ),
}
