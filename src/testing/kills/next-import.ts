import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { childEnvironment, collectOutput } from '../child-environment.ts'
import { type Place, placeOf } from '../place.ts'
import type { Ledger } from './ledger.ts'
import { numberedRelease } from './numbered-release.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

interface Command {
  place: Place
  ledger: Ledger
  rows: number
  /** When it is killed; without it, never. */
  killAfterMs?: number
}

/** Types `npm run import` for the next release and notes in the ledger what it says. */
export async function typeImport({ place, ledger, rows, killAfterMs }: Command) {
  ledger.tried += 1
  const number = ledger.tried
  const folder = await mkdtemp(join(tmpdir(), 'numbered-'))
  const file = join(folder, 'trade_db_1.csv')
  await writeFile(file, numberedRelease(number, rows))
  const began = performance.now()
  const words = ['src/ingest/main.ts', 'cites-trade', file, '--release', String(number)]
  const env = { ...childEnvironment(), ...placeOf(place) }
  const command = spawn(process.execPath, words, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = collectOutput(command, (printed) => {
    // What an operator has read is a promise, even if the command is killed right after.
    if (printed.includes('The import is stored')) ledger.inUse = number
  })
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => command.kill('SIGKILL'), killAfterMs)
  await once(command, 'close')
  clearTimeout(timer)
  await rm(folder, { recursive: true })
  return { isStored: ledger.inUse === number, output: output(), livedMs: performance.now() - began }
}

/** Imports the next release undisturbed; returns how long that took. */
export async function importNext(command: Omit<Command, 'killAfterMs'>): Promise<number> {
  const { isStored, output, livedMs } = await typeImport(command)
  if (!isStored) throw new Error(`Nothing was imported: ${output}`)
  return livedMs
}
