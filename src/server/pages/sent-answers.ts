import type { Language } from '#domain/portal/languages.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { type Question, questionsOfLanguage } from './opening-questions.ts'

/** Answers as they travel with a page: each with the question it belongs to, as JSON. What fails is left out. */
export async function sentAnswers(
  answers: PublicAnswers,
  language: Language,
  ofPage: readonly Question[],
): Promise<{ json: string; notice: string | undefined }> {
  const questions = [...ofPage, ...questionsOfLanguage(language, ofPage)]
  const given = await Promise.all(questions.map(({ address }) => answers.get(address)))
  const entries = questions.flatMap(({ procedure, input }, place) => {
    const answer = given[place]
    if (answer?.status !== 200) return []
    const asked = input === undefined ? '' : `"input":${JSON.stringify(input)},`
    return [`{"procedure":"${procedure}",${asked}"output":${answer.body.toString()}}`]
  })
  return { json: `[${entries.join(',')}]`, notice: given.find(({ notice }) => notice !== undefined)?.notice }
}
