import type { NameInLanguage } from '#contract/names-contract.ts'
import { FALLBACK_LANGUAGE, type Language } from '#domain/portal/languages.ts'
import { contentOf } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'

/** What species are called in the language of a page, by id; the English name is in their record. */
export type NamesById = ReadonlyMap<string, string>

export async function namesById(answers: Pick<PublicAnswers, 'get'>, language: Language): Promise<NamesById> {
  if (language === FALLBACK_LANGUAGE) return new Map()
  const names = contentOf<NameInLanguage[]>(await answers.get(`/api/species/names/${language}`))
  return new Map(names.map(({ species_id, name }) => [species_id, name]))
}
