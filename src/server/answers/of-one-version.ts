import type { Answer } from './answer.ts'
import type { DataVersion } from './data-version.ts'

/** While data change all the time, as in a row of saves, what was built last is given. */
const MOST_ATTEMPTS = 5

/**
 * Builds an answer of several reads, and again where what it rests on changed meanwhile: it would show figures of two
 * releases. The database itself is asked, since word of a change may come after what was read of it.
 */
export async function ofOneVersion(
  versions: Pick<DataVersion, 'ask' | 'catchUp' | 'ofScopes'>,
  began: string,
  build: (dataVersion: string) => Promise<Answer>,
): Promise<Answer> {
  let dataVersion = began
  for (let attempt = 1; ; attempt += 1) {
    const answer = await build(dataVersion)
    if (answer.status !== 200 || attempt === MOST_ATTEMPTS) return answer
    await versions.catchUp()
    if (versions.ofScopes(dataVersion, answer.restsOn) !== undefined) return answer
    dataVersion = await versions.ask()
  }
}
