import { eq } from 'drizzle-orm'
import type { Vocabulary } from '#domain/assistant/given-values.ts'
import type { Parameters } from '#domain/assistant/parameters.ts'
import { missingBlanks, type PreparedQuestion, withBlanksOnly } from '#domain/assistant/prepared-questions.ts'
import { nearestQuestions, suggestionsFor } from '#domain/assistant/suggestions.ts'
import { TRADE_QUESTIONS } from '#domain/assistant/trade-questions.ts'
import { understand } from '#domain/assistant/understand.ts'
import { Invalid } from '#domain/problems.ts'
import type { Reader } from '../access.ts'
import { listSearchableNames } from '../names/names-queries.ts'
import { species } from '../schema/index.ts'
import { owner } from './answer.ts'
import { answerQuestion } from './answer-queries.ts'

/** Understands a question in words and answers it; where it is not understood, suggests the nearest questions. */
export async function askAssistant(db: Reader, text: string, today: string) {
  const vocabulary = await readVocabulary(db, today)
  const understood = understand(text, vocabulary)
  if (understood !== undefined)
    return { understood: true as const, ...(await answerPrepared(db, understood, today)) }
  const nearest = nearestQuestions(text, vocabulary)
  return {
    understood: false as const,
    nearest: await Promise.all(
      nearest.map(async ({ question, parameters }) => ({
        question,
        parameters: await withSpecies(db, parameters),
      })),
    ),
  }
}

/** Answers a question that was picked; throws Invalid where it lacks what it asks about. */
export async function answerPrepared(db: Reader, asked: PreparedQuestion, today: string) {
  const { question, parameters } = withBlanksOnly(asked)
  const [missing] = missingBlanks({ question, parameters })
  if (missing !== undefined) throw new Invalid(`The question lacks ${missing}`)
  const answer = await answerQuestion(db, { question, parameters }, today)
  return {
    question,
    parameters: await withSpecies(db, parameters),
    of_trade: TRADE_QUESTIONS.some(({ id }) => id === question),
    ...answer,
    count: answer.count ?? answer.rows.length,
  }
}

/** Questions that a text may become. */
export async function listSuggestions(db: Reader, text: string, today: string): Promise<string[]> {
  return suggestionsFor(text, await readVocabulary(db, today))
}

/** Every name by which a question may call a species; families are no species. */
async function readVocabulary(db: Reader, today: string): Promise<Vocabulary> {
  const names = await listSearchableNames(db)
  return { names: names.filter(({ kind }) => kind !== 'family'), today }
}

async function withSpecies(db: Reader, { species_id, ...parameters }: Parameters) {
  const found =
    species_id === undefined ? [] : await db.select(owner).from(species).where(eq(species.id, species_id))
  return { ...parameters, species: found[0] ?? null }
}
