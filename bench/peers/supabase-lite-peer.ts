import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { output, pinned } from '../measure.ts'
import { root } from '../stage.ts'
import { answers } from './nginx-peer.ts'

const VERSION = '0.10.0'
const FOLDER = join(root, '.build/peers/supabase-lite')

/**
 * `@supabase/lite`, the ready-made way to serve tables over HTTP, on a PostgreSQL database. It is installed
 * when it is first measured and is no dependency: it brings 150 MB. Answers the address of its tables.
 */
export async function startSupabaseLite(
  databaseUrl: string,
  port: number,
): Promise<{ address: string; stop: () => void }> {
  await install()
  writeFileSync(
    join(FOLDER, 'supabase/config.toml'),
    `[api]\nport = ${port}\n\n[db]\ndriver = "postgres"\nurl = "${databaseUrl}"\n\n[db.migrations]\nenabled = false\n`,
  )
  const [command, parameters] = pinned(0, process.execPath, [
    join(FOLDER, 'node_modules/@supabase/lite/dist/cli/index.js'),
    'start',
  ])
  const child = spawn(command, parameters, {
    cwd: FOLDER,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' },
  })
  const stop = () => void child.kill()
  const address = `http://127.0.0.1:${port}/rest/v1`
  await answers(`${address}/species?select=id&limit=1`).catch((problem) => {
    stop()
    throw problem
  })
  return { address, stop }
}

async function install(): Promise<void> {
  mkdirSync(join(FOLDER, 'supabase'), { recursive: true })
  if (existsSync(join(FOLDER, 'node_modules/@supabase/lite'))) return
  const packages = [`@supabase/lite@${VERSION}`, 'postgres@3']
  await output('npm', ['install', '--prefix', FOLDER, '--no-save', '--no-audit', ...packages])
}
