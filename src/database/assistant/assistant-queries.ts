import { eq } from 'drizzle-orm'
import type { Vocabulary } from '#domain/assistant/given-values.ts'
import { exampleQuestions, suggestionsFor } from '#domain/assistant/suggestions.ts'
import { TRADE_QUESTIONS } from '#domain/assistant/trade-questions.ts'
import { understand } from '#domain/assistant/understand.ts'
import type { Reader } from '../access.ts'
import { listSearchableNames } from '../names/names-queries.ts'
import { species } from '../schema/index.ts'
import { owner } from './answer.ts'
import { answerQuestion } from './answer-queries.ts'

/** Understands a question and answers it; where it is not understood, tells what comes nearest. */
export async function askAssistant(db: Reader, text: string, today: string) {
  const vocabulary = await readVocabulary(db, today)
  const understood = understand(text, vocabulary)
  if (understood === undefined)
    return { understood: false as const, nearest: suggestionsFor(text, vocabulary) }
  const { species_id, ...parameters } = understood.parameters
  const answer = await answerQuestion(db, understood, today)
  return {
    understood: true as const,
    question: understood.question,
    parameters: { ...parameters, species: await findOwner(db, species_id) },
    of_trade: TRADE_QUESTIONS.some(({ id }) => id === understood.question),
    ...answer,
    count: answer.count ?? answer.rows.length,
  }
}

/** Questions that a text may become. */
export async function listSuggestions(db: Reader, text: string, today: string): Promise<string[]> {
  return suggestionsFor(text, await readVocabulary(db, today))
}

/** One question of every form, by what it is about. */
export async function listExamples(db: Reader, today: string) {
  return exampleQuestions(await readVocabulary(db, today))
}

/** Every name by which a question may call a species; families are no species. */
async function readVocabulary(db: Reader, today: string): Promise<Vocabulary> {
  const names = await listSearchableNames(db)
  return { names: names.filter(({ kind }) => kind !== 'family'), today }
}

async function findOwner(db: Reader, species_id: string | undefined) {
  if (species_id === undefined) return null
  const [found] = await db.select(owner).from(species).where(eq(species.id, species_id))
  return found ?? null
}
