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
    const refusal = refusalIn(problem)
    if (refusal === undefined) throw problem
    throw new Invalid(refusals[refusal.constraint ?? ''] ?? REFUSED[refusal.code])
  }
}

function refusalIn(problem: unknown): Refusal | undefined {
  for (let cause = problem; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Partial<Refusal>
    if (code !== undefined && code in REFUSED) return { code, constraint }
  }
  return undefined
}
