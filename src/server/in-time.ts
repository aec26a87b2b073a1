import { Unavailable } from '#domain/problems.ts'

/** What the database answers if it does so in time, else Unavailable: one that is frozen or cut off does not answer. */
export async function inTime<Result>(mostMs: number, answer: Promise<Result>): Promise<Result> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Unavailable(`No answer within ${mostMs} ms`)), mostMs)
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
