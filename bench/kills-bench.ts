import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { killCommands } from '#testing/kills/killed-command.ts'
import { type Killing, killOften } from '#testing/kills/killer.ts'
import { newLedger } from '#testing/kills/ledger.ts'
import { importNext } from '#testing/kills/next-import.ts'
import type { Finding } from './report.ts'
import { newDatabase } from './stage.ts'

/** Two hundred of the server, fifty of the command. */
const KILLS = Number(process.env.KILLS ?? 250)
const SEED = process.env.KILLS_SEED ?? String(Date.now())
const ROWS = 1000
/** Shares of all kills. */
const SHARES = { embedded: 0.4, postgresql: 0.4, command: 0.2 }

/** Portals and import commands killed without warning in the middle of their work, on both engines. */
export async function measureKills(): Promise<Finding[]> {
  console.log(`  The seed is ${SEED}; KILLS_SEED=${SEED} kills at the same moments again`)
  const database = await newDatabase()
  const folder = await mkdtemp(`${tmpdir()}/arctic-kills-`)
  const count = (what: keyof typeof SHARES) => Math.round(KILLS * SHARES[what])
  const saved = { records: 0, releases: 0 }
  try {
    const places = [{ databaseUrl: database.url }, { dataDir: folder }]
    // Each engine's killer has its own portal, list and releases, so they need not wait for each other.
    const found = await Promise.all(
      places.map(async (place) => {
        const ledger = newLedger()
        const killing = { place, ledger, seed: SEED, rows: ROWS, onKill: teller(Object.keys(place).join()) }
        await importNext(killing)
        const isServer = 'databaseUrl' in place
        const problems = await killOften({ ...killing, kills: count(isServer ? 'postgresql' : 'embedded') })
        if (isServer) problems.push(...(await killCommands({ ...killing, kills: count('command') })))
        for (const { version } of ledger.saves.values()) saved.records += version
        saved.releases += ledger.inUse
        return problems
      }),
    ).then((each) => each.flat())
    for (const problem of found) console.log(`  ${problem}`)
    return [report(found, count, saved)]
  } finally {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

function teller(where: string): Required<Killing>['onKill'] {
  let kills = 0
  return ({ moment, problems }) => {
    kills += 1
    if (problems.length > 0 || kills % 5 === 0)
      console.log(`  ${where}: kill ${kills} (${moment}): ${problems.join('; ') || 'whole'}`)
  }
}

function report(
  found: readonly string[],
  count: (what: keyof typeof SHARES) => number,
  saved: { records: number; releases: number },
): Finding {
  const kills = { embedded: count('embedded'), postgresql: count('postgresql'), command: count('command') }
  const row = (what: string, value: number) => ({ what, unit: 'times', runs: [value] })
  return {
    heading: 'Killed in the middle of saves and imports',
    how: `kill -9 at random moments while three curators save without rest and releases of ${ROWS.toLocaleString('en')} records are sent, read and accepted, or, at every fifth kill of the embedded engine, handed to the portal by \`npm run import\`; on PostgreSQL that command is killed too. The killer is a process of its own and keeps its own list of what was acknowledged. After each kill every acknowledged change must be there, each record must agree with its audit trail, the releases in use, before and waiting must be whole, and the next start must answer without a fault in its log. \`KILLS\` and \`KILLS_SEED\` (this time ${SEED}) are configurable.`,
    measured: [
      row('Portal on the embedded engine killed', kills.embedded),
      row('Portal on PostgreSQL killed', kills.postgresql),
      row('npm run import on PostgreSQL killed', kills.command),
      row('Acknowledged saves', saved.records),
      row('Newest acknowledged releases, both engines together', saved.releases),
    ],
    goals: [
      {
        goal: 'nothing acknowledged is lost, nothing is half-written, every next start is clean',
        met: found.length === 0,
        value: found.length === 0 ? 'nothing found' : `${found.length} findings, e.g. ${found[0]}`,
      },
    ],
  }
}
