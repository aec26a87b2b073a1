import { eq } from 'drizzle-orm'
import { NotFound } from '#domain/problems.ts'
import type { TranslationLanguage } from '#domain/translations/translated-fields.ts'
import type { Reader, Transaction } from '../access.ts'
import { translations } from '../schema/index.ts'

/** The language of a stored translation. Throws NotFound. */
export async function languageOfTranslation(
  db: Reader | Transaction,
  id: string,
): Promise<TranslationLanguage> {
  const [row] = await db
    .select({ language: translations.language })
    .from(translations)
    .where(eq(translations.id, id))
  if (row === undefined) throw new NotFound('translations.not_found')
  return row.language
}
