import { getRecord } from '#database/curation/curated-queries.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { getText } from '#database/translations/texts-queries.ts'
import { createTranslation } from '#database/translations/translations-changes.ts'
import {
  countTranslationWork,
  getTranslation,
  pageOfTranslationWork,
} from '#database/translations/translations-queries.ts'
import { createdOnce } from '../admin/created-once.ts'
import { admin } from '../admin-access.ts'
import { type Checked, recordProcedures } from './record-procedures.ts'

const { update, remove } = recordProcedures('translations')

/** Translations are of texts, so their list and their additions are their own. */
export const translationsCurationProcedures = {
  update,
  remove,

  page: admin.translations.page.handler(({ input, context }) => pageOfTranslationWork(context.db, input)),

  get: admin.translations.get.handler(({ input, context }) => getTranslation(context.db, input.id)),

  text: admin.translations.text.handler(({ input, context }) => getText(context.db, input)),

  counts: admin.translations.counts.handler(({ context }) => countTranslationWork(context.db)),

  create: admin.translations.create.handler(({ input, context }) =>
    createdOnce(context, {
      procedure: 'translations.create',
      input,
      create: async (tx) => (await createTranslation(tx, context.editor, input)).id,
      read: (tx, id) => getRecord(tx, CURATED_TABLES.translations, id) as Checked,
    }),
  ),
}
