import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, openDatabase } from '#database/connect.ts'
import { species } from '#database/schema/index.ts'
import { aSpecies } from '#testing/builders.ts'
import { openMigrated } from '#testing/test-database.ts'
import { runCommand } from '#testing/typed-command.ts'
import { serveJobs } from '../jobs/job-socket.ts'
import { runJob } from '../jobs/run-job.ts'

/** How long word of a change may take on a busy machine. */
const WORD_ARRIVES_MS = 20_000

describe('the commands backup and restore', () => {
  let folder = ''
  const at = (name: string) => join(folder, name)
  const typing = (command: 'backup' | 'restore', data: string, ...words: string[]) =>
    runCommand(command, { words, environment: { DATA_DIR: at(data) } })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-command-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('say how they are used, and make no empty backup of a folder named by mistake', async () => {
    expect(await typing('backup', 'data')).toMatchObject({ code: 2 })
    expect((await typing('restore', 'data', 'a', '--over')).output).toContain('--replace')
    const { code, output } = await typing('backup', 'nowhere', at('empty.backup'))
    expect([code, output]).toEqual([1, `There is nothing to back up: ${at('nowhere')} holds no database.\n`])
    await expect(stat(at('nowhere'))).rejects.toThrow()
  })

  describe('beside a portal that holds the folder', () => {
    let connection: Connection
    let jobs: { close: () => Promise<void> }

    beforeAll(async () => {
      connection = await openMigrated({ dataDir: at('data') })
      await aSpecies(connection.db)
      jobs = await serveJobs(at('data'), (job, onProgress) => runJob(connection, job, onProgress))
    })
    afterAll(async () => {
      await jobs.close()
      await connection.close()
    })

    test('hand their job to it', async () => {
      const backup = await typing('backup', 'data', at('one.backup'))
      expect(backup.output).toMatch(
        /^\d+ rows of \d+ tables as of \S+ are in \S+one\.backup \(0\.0 MB\)\.\n$/,
      )
      expect(backup.code).toBe(0)

      await connection.db.delete(species)
      const versions: (number | undefined)[] = []
      await connection.onDataVersion((told) => versions.push(told?.version))
      const restored = await typing('restore', 'data', at('one.backup'))
      expect(restored.output).toContain('All sessions have ended.')
      expect(await connection.db.$count(species)).toBe(1)
      await expect.poll(() => versions.length, { timeout: WORD_ARRIVES_MS }).toBeGreaterThan(1)
    })

    test('tell its refusal', async () => {
      const { code, output } = await typing('restore', 'data', at('nothing.backup'))
      expect(code).toBe(1)
      expect(output).toMatch(/^\S+nothing\.backup cannot be read: .*\n$/)
    })
  })

  test('restore into a folder that is not there yet', async () => {
    const { code, output } = await typing('restore', 'new', at('one.backup'))
    expect([code, output]).toEqual([0, expect.stringContaining('All sessions have ended.')])
    const connection = await openDatabase({ dataDir: at('new') })
    expect(await connection.db.$count(species)).toBe(1)
    await connection.close()
  })
})
