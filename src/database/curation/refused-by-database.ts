import { Invalid } from '#domain/problems.ts'

/** PostgreSQL's code of a link between rows that a change would leave without its other end. */
const BROKEN_LINK = '23503'

/** PostgreSQL's codes of refused rows, each with its message where a constraint has none of its own. */
const REFUSED: Readonly<Record<string, string>> = {
  '23505': 'already_exists',
  [BROKEN_LINK]: 'linked_record_missing',
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

/** The link of a row to its species, in every table. */
const SPECIES_LINK = /_species_id_species_id_fk$/

/** Deletes a row. Throws Invalid where other rows refer to it, or the database does not let it go for another reason. */
export async function refusedWhileLinked<Result>(remove: () => Promise<Result>): Promise<Result> {
  try {
    return await remove()
  } catch (problem) {
    throw refusalIn(problem)?.code === BROKEN_LINK ? new Invalid('linked_elsewhere') : inWords({}, problem)
  }
}

/**
 * The problem, or where it is the database's refusal of a row that was written, that in words: the sentence of its
 * constraint where one is given, otherwise what kind of refusal it is.
 */
export function inWords(refusals: Readonly<Record<string, string>>, problem: unknown): unknown {
  const refusal = refusalIn(problem)
  if (refusal === undefined) return problem
  const { code, constraint = '' } = refusal
  if (code === BROKEN_LINK && SPECIES_LINK.test(constraint))
    return new Invalid('species_unknown', { species_id: 'species_unknown' })
  return new Invalid(refusals[constraint] ?? REFUSED[code])
}

/** The database's refusal of a row, in a problem or what caused it. */
export function refusalIn(problem: unknown): Refusal | undefined {
  for (let cause = problem; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Partial<Refusal>
    if (code !== undefined && code in REFUSED) return { code, constraint }
  }
  return undefined
}
