import { inArray } from 'drizzle-orm'
import type { TranslationLanguage } from '#domain/translations/translated-fields.ts'
import type { TranslationWork } from '#domain/translations/translation-work.ts'
import type { Reader } from '../access.ts'
import { species } from '../schema/index.ts'
import { listTranslationWork } from '../translations/translations-queries.ts'
import { type Answer, owner } from './answer.ts'

/** Texts that are not translated into a language, in the order of the list of translations. */
export async function answerNoTranslation(db: Reader, language: TranslationLanguage): Promise<Answer> {
  const work = await listTranslationWork(db)
  const missing = work.filter((one) => one.language === language && one.state === 'missing')
  const ids = [...new Set(missing.flatMap((one) => speciesOf(one) ?? []))]
  const owners = ids.length === 0 ? [] : await db.select(owner).from(species).where(inArray(species.id, ids))
  return {
    of_species: true,
    columns: ['table', 'record', 'field'],
    rows: missing.map((one) => {
      const { table_name: table, record_id, record_name, field } = one
      return {
        id: `${record_id} ${field}`,
        species: owners.find(({ id }) => id === speciesOf(one)) ?? null,
        cells: { table, record: record_name, field },
        fix: { at: 'translation', table, record_id, field, language },
      }
    }),
  }
}

/** Whose text it is; of a species' own text, that same species. */
const speciesOf = ({ table_name, record_id, species_id }: TranslationWork) =>
  table_name === 'species' ? record_id : (species_id ?? null)
