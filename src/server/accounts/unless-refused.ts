import { APIError } from 'better-auth/api'

/** Nothing where the library refuses; throws what is a fault. */
export async function unlessRefused<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch (problem) {
    if (problem instanceof APIError && problem.statusCode < 500) return undefined
    throw problem
  }
}
