import type { DataVersion } from './answers/data-version.ts'

/** While data change all the time, as in a row of saves, what was built last is given. */
const MOST_ATTEMPTS = 5

/**
 * Builds something of several answers, and again where the data changed meanwhile: it would show figures of two releases.
 * The database itself is asked, since word of a change may come after what was read of it.
 */
export async function ofOneVersion<Built>(
  versions: Pick<DataVersion, 'ask' | 'catchUp'>,
  began: string,
  build: (dataVersion: string) => Promise<Built>,
): Promise<Built> {
  let dataVersion = began
  for (let attempt = 1; ; attempt += 1) {
    const built = await build(dataVersion)
    await versions.catchUp()
    const now = await versions.ask()
    if (now === dataVersion || attempt === MOST_ATTEMPTS) return built
    dataVersion = now
  }
}
