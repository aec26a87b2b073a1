import { randomFrom } from '#ingest/simulated/random.ts'
import { type Killing, lookAt } from './killer.ts'
import { importNext, typeImport } from './next-import.ts'

/** Kills the command at random moments of its life, again and again. Answers everything that was not as it should be. */
export async function killCommands(killing: Killing): Promise<string[]> {
  const { place, ledger, kills, seed, rows, onKill } = killing
  const random = randomFrom(seed)
  const found: string[] = []
  const lifetime = await importNext({ place, ledger, rows })
  for (let kill = 0; kill < kills; kill += 1) {
    await typeImport({ place, ledger, rows, killAfterMs: random() * lifetime })
    const problems = await lookAt(place, ledger)
    found.push(...problems.map((problem) => `kill ${kill} of the command: ${problem}`))
    onKill?.({ moment: 'command', problems })
  }
  return found
}
