import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { childEnvironment } from '#testing/child-environment.ts'
import { placeOf } from '#testing/place.ts'
import { describeAtOnePlace, openMigrated } from '#testing/test-database.ts'
import { runCommand } from '#testing/typed-command.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const LONGEST_START_MS = 60_000
const LONG_AGO = new Date('2020-01-01')

describeAtOnePlace('killed backups', (place) => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'killed-backup-'))
    const connection = await openMigrated(place())
    // Takes its time to pack, since it does not repeat itself.
    await connection.db.execute(sql`
      insert into audit_log (table_name, row_id, action, editor_email, after)
      select 'species', number::text, 'create', 'someone@example.org', jsonb_build_object('text', (
        select string_agg(md5(number::text || piece), '') from generate_series(1, 60) piece))
      from generate_series(1, 12000) number`)
    await connection.close()
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  const partials = async () => (await readdir(folder)).filter((name) => name.endsWith('.partial'))

  /** Types a backup and ends it in the middle of its writing. */
  async function backupUntil(signal: NodeJS.Signals): Promise<{ code: number | null }> {
    const words = ['src/ingest/backups/main.ts', 'backup', join(folder, 'one.backup')]
    const env = { ...childEnvironment(), ...placeOf(place()) }
    const command = spawn(process.execPath, words, { cwd: ROOT, env, stdio: 'inherit' })
    const ended = once(command, 'exit')
    await expect.poll(partials, { timeout: LONGEST_START_MS, interval: 5 }).toHaveLength(1)
    command.kill(signal)
    const [code] = await ended
    expect(await readdir(folder)).not.toContain('one.backup')
    return { code }
  }

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('a backup ended by %s leaves nothing behind', async (signal, code) => {
    expect(await backupUntil(signal)).toEqual({ code })
    expect(await partials()).toEqual([])
  })

  test('what a killed one left behind is removed by the next, which is for its owner alone', async () => {
    await backupUntil('SIGKILL')
    const [left = ''] = await partials()
    await utimes(join(folder, left), LONG_AGO, LONG_AGO)
    const next = join(folder, 'next.backup')
    const { code, output } = await runCommand('backup', { words: [next], environment: placeOf(place()) })
    expect(code, output).toBe(0)
    expect(await readdir(folder)).toEqual(['next.backup'])
    expect(((await stat(next)).mode & 0o777).toString(8)).toBe('600')
  })
})
