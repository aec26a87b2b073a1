import { Invalid } from '#domain/problems.ts'

/** PostgreSQL's codes of refused rows, each with its message where a constraint has none of its own. */
const REFUSED: Readonly<Record<string, string>> = {
  '23505': 'already_exists',
  '23503': 'linked_elsewhere',
  '23514': 'value_not_allowed',
  '23502': 'value_missing',
  '22003': 'value_not_allowed',
  '22008': 'value_not_allowed',
  // An index takes no more than a few thousand letters.
  '54000': 'text_too_long',
}

interface Refusal {
  code: string
  constraint?: string
}

/**
 * Does a change and turns the database's refusal of a row into a named problem: the sentence of its
 * constraint where one is given, otherwise what kind of refusal it is.
 */
export async function refusedInWords<Result>(
  refusals: Readonly<Record<string, string>>,
  change: () => Promise<Result>,
): Promise<Result> {
  try {
    return await change()
  } catch (problem) {
    throw inWords(refusals, problem)
  }
}

/** The problem, or where it is the database's refusal of a row, that in words. */
export function inWords(refusals: Readonly<Record<string, string>>, problem: unknown): unknown {
  const refusal = refusalIn(problem)
  return refusal === undefined
    ? problem
    : new Invalid(refusals[refusal.constraint ?? ''] ?? REFUSED[refusal.code])
}

/** The database's refusal of a row, in a problem or what caused it. */
export function refusalIn(problem: unknown): Refusal | undefined {
  for (let cause = problem; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Partial<Refusal>
    if (code !== undefined && code in REFUSED) return { code, constraint }
  }
  return undefined
}
