import {
  listTranslationsOfGlossary,
  listTranslationsOfSpecies,
} from '#database/translations/translations-queries.ts'
import { os } from '../access.ts'

export const translationsProcedures = {
  ofSpecies: os.translations.ofSpecies.handler(({ input, context }) =>
    listTranslationsOfSpecies(context.db, input.id, input.language),
  ),

  ofGlossary: os.translations.ofGlossary.handler(({ input, context }) =>
    listTranslationsOfGlossary(context.db, input.language),
  ),
}
