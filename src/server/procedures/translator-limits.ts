import type { Transaction } from '#database/access.ts'
import { languageOfTranslation } from '#database/translations/language-of-translation.ts'
import { may, mayTranslateInto } from '#domain/accounts/roles.ts'
import { TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import type { Caller } from '../accounts/caller.ts'
import { assertMayTranslateInto } from '../admin-access.ts'

/** Refuses who may not change this translation, in whose language it is now. */
export async function assertMayChangeTranslation(
  tx: Transaction,
  profile: Caller,
  id: string,
): Promise<void> {
  assertMayTranslateInto(profile, await languageOfTranslation(tx, id))
}

type Row = Readonly<Record<string, unknown>> | null

/** Which changes of the audit trail a person may undo: a translator only those of translations into their languages. */
export const undoableBy =
  (profile: Caller) =>
  ({ table_name, before, after }: { table_name: string; before: Row; after: Row }): boolean =>
    may(profile, 'edit_records') ||
    (table_name === 'translations' && [before, after].every((row) => row === null || isOwn(profile, row)))

const isOwn = (profile: Caller, row: NonNullable<Row>) =>
  TRANSLATION_LANGUAGES.some((known) => known === row.language && mayTranslateInto(profile, known))
