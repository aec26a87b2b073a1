import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '#testing/programs.ts'
import { type Contestant, interleaved, type Measured, median, output, seconds } from './measure.ts'
import type { Finding } from './report.ts'
import { importTrade, newDatabase } from './stage.ts'
import { watchedCommand } from './watched-command.ts'

const MOST_TIMES = 3
const MOST_SIZE = 1.25
const MOST_MEGABYTES = 500
const MEGABYTE = 1_000_000

/** The commands backup and restore with the real release on both engines, against PostgreSQL's own tools on the same database. */
export async function measureBackup(): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'arctic-bench-'))
  const database = await newDatabase()
  const embedded = join(folder, 'embedded')
  try {
    await importTrade({ DATABASE_URL: database.url })
    await importTrade({ DATABASE_URL: '', DATA_DIR: embedded })
    const portal = portalCommands(folder, { url: database.url, embedded })
    const peer = ['pg_dump', 'pg_restore'].every(findProgram) ? peerCommands(folder, database.url) : []
    if (peer.length === 0) console.log('  No pg_dump and pg_restore on this machine: no ratio is told')

    // A backup comes before its restore in every round, and so does the peer's.
    const measured = await interleaved([...peer, ...portal.commands])
    const sizes = await Promise.all(['peer.dump', 'portal.backup'].map((name) => sizeOf(join(folder, name))))
    return [report(measured, portal.memory, sizes)]
  } finally {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

const WHAT = {
  dump: 'pg_dump in its custom format',
  undump: 'pg_restore into an empty database',
  backup: 'npm run backup on PostgreSQL',
  restore: 'npm run restore into an empty PostgreSQL database',
  embeddedBackup: 'npm run backup on the embedded engine',
  embeddedRestore: 'npm run restore into an empty folder',
}

function peerCommands(folder: string, url: string): Contestant[] {
  const file = join(folder, 'peer.dump')
  const dump = ['--format=custom', `--file=${file}`, url]
  const restoreInto = (empty: string) => ['--exit-on-error', `--dbname=${empty}`, file]
  return [
    { what: WHAT.dump, unit: 's', run: () => seconds(() => output('pg_dump', dump)) },
    {
      what: WHAT.undump,
      unit: 's',
      run: () => onEmpty((empty) => seconds(() => output('pg_restore', restoreInto(empty)))),
    },
  ]
}

/** Runs something on a database that stands ready for it, and clears it away afterwards. */
type Place = (use: (environment: NodeJS.ProcessEnv) => Promise<number>) => Promise<number>

function portalCommands(folder: string, from: { url: string; embedded: string }) {
  const memory: Measured[] = []
  const file = join(folder, 'portal.backup')
  const embeddedFile = join(folder, 'embedded.backup')
  const command = (
    what: string,
    words: readonly ['backup' | 'restore', file: string],
    at: Place,
  ): Contestant => {
    const highest: Measured = { what: `${what}: memory at its highest`, unit: 'MB', runs: [] }
    memory.push(highest)
    const run = () =>
      at(async (environment) => {
        const watched = await watchedCommand(['src/ingest/backups/main.ts', ...words], environment)
        highest.runs.push(watched.megabytes)
        return watched.seconds
      })
    return { what, unit: 's', run }
  }
  const commands = [
    command(WHAT.backup, ['backup', file], (use) => use({ DATABASE_URL: from.url })),
    command(WHAT.restore, ['restore', file], (use) => onEmpty((url) => use({ DATABASE_URL: url }))),
    command(WHAT.embeddedBackup, ['backup', embeddedFile], (use) => use(inFolder(from.embedded))),
    command(WHAT.embeddedRestore, ['restore', embeddedFile], async (use) => {
      const empty = join(folder, 'empty')
      const took = await use(inFolder(empty))
      await rm(empty, { recursive: true })
      return took
    }),
  ]
  return { commands, memory }
}

const inFolder = (folder: string) => ({ DATABASE_URL: '', DATA_DIR: folder })

async function onEmpty(use: (url: string) => Promise<number>): Promise<number> {
  const empty = await newDatabase()
  try {
    return await use(empty.url)
  } finally {
    await empty.drop()
  }
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size / MEGABYTE,
    () => Number.NaN,
  )

function report(
  measured: readonly Measured[],
  memory: readonly Measured[],
  [peerSize = Number.NaN, size = Number.NaN]: readonly number[],
): Finding {
  const times = (what: string) => median(measured.find((row) => row.what === what)?.runs ?? [])
  const isAlone = Number.isNaN(peerSize)
  const atMost = (goal: string, most: number, value: number, unit: string) => ({
    goal: `${goal}: at most ${most} ${unit}`,
    met: value <= most,
    value: `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ${unit}`,
  })
  // What the embedded engine itself holds is told and has no goal.
  const onServer = memory.filter(({ what }) => what.startsWith(WHAT.backup) || what.startsWith(WHAT.restore))
  const highest = Math.max(...onServer.flatMap(({ runs }) => runs))
  return {
    heading: 'Backup and restore of the real release',
    how: `The whole command is timed, from the shell to its report. The portal's restore reads the file once for its checksum, makes the tables, and lets its rows through every index and check; pg_restore makes indexes and keys after the rows.${isAlone ? ' pg_dump and pg_restore were not found on this machine, so nothing stands beside the portal.' : ''}`,
    measured: [
      ...measured,
      ...(isAlone ? [] : [{ what: "The file, pg_dump's", unit: 'MB', runs: [peerSize] }]),
      { what: "The file, the portal's", unit: 'MB', runs: [size] },
      ...memory,
    ],
    goals: [
      ...(isAlone
        ? []
        : [
            atMost(
              "backup against pg_dump's time",
              MOST_TIMES,
              times(WHAT.backup) / times(WHAT.dump),
              'times',
            ),
            atMost(
              "restore against pg_restore's time",
              MOST_TIMES,
              times(WHAT.restore) / times(WHAT.undump),
              'times',
            ),
            atMost("the file against pg_dump's", MOST_SIZE, size / peerSize, 'times'),
          ]),
      atMost('memory of each command on PostgreSQL', MOST_MEGABYTES, highest, 'MB'),
    ],
  }
}
