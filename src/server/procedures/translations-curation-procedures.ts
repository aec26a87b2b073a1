import { removeRecord, updateRecord } from '#database/curation/curated-changes.ts'
import { getRecord } from '#database/curation/curated-queries.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { takenBack } from '#database/taken-back.ts'
import { getText } from '#database/translations/texts-queries.ts'
import { createTranslation } from '#database/translations/translations-changes.ts'
import {
  countTranslationWork,
  findNextWork,
  getTranslation,
  listFilteredWork,
  listTranslationsOfRecord,
  pageOfTranslationWork,
} from '#database/translations/translations-queries.ts'
import { mayTranslateInto } from '#domain/accounts/roles.ts'
import type { TranslationLanguage } from '#domain/translations/translated-fields.ts'
import { translationsCsv } from '#domain/translations/translation-csv.ts'
import type { Caller } from '../accounts/caller.ts'
import { createdOnce } from '../admin/created-once.ts'
import { importTranslations } from '../admin/import-translations.ts'
import { importedOnce } from '../admin/imported-once.ts'
import { assertMayTranslateInto, requires } from '../admin-access.ts'
import type { Checked } from './record-procedures.ts'
import { assertMayChangeTranslation } from './translator-limits.ts'

const reader = requires('read_texts')
const translator = requires('translate')

/** Which languages the person who asks may write. */
const languagesOf = ({ profile }: { profile: Caller }) => ({
  mayWrite: (language: TranslationLanguage) => mayTranslateInto(profile, language),
})

/** Translations are of texts, so their list and their additions are their own. */
export const translationsCurationProcedures = {
  page: reader.translations.page.handler(({ input, context }) => pageOfTranslationWork(context.db, input)),

  export: reader.translations.export.handler(async ({ input, context }) => {
    const csv = translationsCsv(await listFilteredWork(context.db, input))
    return new File([csv], `translations-${context.currentDay}.csv`, { type: 'text/csv; charset=utf-8' })
  }),

  preview_import: translator.translations.preview_import.handler(async ({ input, context }) => {
    const found = await takenBack(context.db, (tx) =>
      importTranslations(tx, context.editor, input.rows, languagesOf(context)),
    )
    return { ...found, saved: [] }
  }),

  import: translator.translations.import.handler(({ input, context }) =>
    importedOnce(context, {
      procedure: 'translations.import',
      input,
      curated: CURATED_TABLES.translations,
      work: (tx) => importTranslations(tx, context.editor, input.rows, languagesOf(context)),
    }),
  ),

  get: reader.translations.get.handler(({ input, context }) => getTranslation(context.db, input.id)),

  text: reader.translations.text.handler(({ input, context }) => getText(context.db, input)),

  of_record: reader.translations.of_record.handler(({ input, context }) =>
    listTranslationsOfRecord(context.db, input.table_name, input.record_id),
  ),

  next: reader.translations.next.handler(
    ({ input: { record_id, field, in_language, ...filters }, context }) =>
      findNextWork(context.db, { record_id, field, language: in_language }, filters),
  ),

  counts: reader.translations.counts.handler(({ context }) => countTranslationWork(context.db)),

  create: translator.translations.create.handler(({ input, context }) => {
    assertMayTranslateInto(context.profile, input.language)
    return createdOnce(context, {
      procedure: 'translations.create',
      input,
      create: async (tx) => (await createTranslation(tx, context.editor, input)).id,
      read: (tx, id) => getRecord(tx, CURATED_TABLES.translations, id) as Checked,
    })
  }),

  update: translator.translations.update.handler(({ input, context }) =>
    context.db.transaction(async (tx) => {
      await assertMayChangeTranslation(tx, context.profile, input.id)
      assertMayTranslateInto(context.profile, input.language)
      // The curator saved it beside the English, so that it is a translation of that text from now on.
      await updateRecord(tx, context.editor, CURATED_TABLES.translations, { ...input, kept_from: null })
      return getRecord(tx, CURATED_TABLES.translations, input.id) as Checked
    }),
  ),

  remove: translator.translations.remove.handler(({ input, context }) =>
    context.db.transaction(async (tx) => {
      await assertMayChangeTranslation(tx, context.profile, input.id)
      await removeRecord(tx, context.editor, CURATED_TABLES.translations, input)
      return { id: input.id }
    }),
  ),
}
