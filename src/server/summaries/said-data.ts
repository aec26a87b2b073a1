import type { Translation } from '#contract/translations-contract.ts'
import { FALLBACK_LANGUAGE, type Language } from '#domain/portal/languages.ts'
import { type SaidText, type Say, sayIn } from '#domain/translations/said-text.ts'
import { contentOf } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { words } from './markup.ts'

type Answers = Pick<PublicAnswers, 'get'>

/** Says the texts of a species in the language of a page, as far as they are translated. */
export function sayOfSpecies(answers: Answers, language: Language, id: string): Promise<Say> {
  return sayWith(answers, language, `species/${id}`)
}

/** Says the glossary likewise. */
export function sayOfGlossary(answers: Answers, language: Language): Promise<Say> {
  return sayWith(answers, language, 'glossary')
}

/** A text of the data, marked where it is in another language than the page. */
export function saidWords({ text, language }: SaidText, page: Language): string {
  return language === page ? words(text) : `<span lang="${language}">${words(text)}</span>`
}

async function sayWith(answers: Answers, language: Language, what: string): Promise<Say> {
  if (language === FALLBACK_LANGUAGE) return sayIn(language, [])
  const answer = await answers.get(`/api/translations/${language}/${what}`)
  return sayIn(language, contentOf<Translation[]>(answer))
}
