import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { placeOf } from '#testing/place.ts'
import { describeAtOnePlace, openMigrated } from '#testing/test-database.ts'
import { freePort, runToItsEnd } from '#testing/test-server.ts'
import { runCommand } from '#testing/typed-command.ts'

/* What an older portal does with a database that a newer one has brought forward: nothing. */

const NEWER =
  'The database belongs to a newer version of the portal. Use that version, or restore a backup made with this one into an empty database.\n'
const CMS = join(import.meta.dirname, '../ingest/listings/fixtures/made-up-cms.csv')

describeAtOnePlace(
  'a newer database',
  (place) => {
    let backup: string

    const asked = async <Answer>(
      question: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Answer>,
    ) => {
      const connection = await openDatabase(place())
      try {
        return await question(connection.db)
      } finally {
        await connection.close()
      }
    }

    beforeAll(async () => {
      backup = join(await mkdtemp(join(tmpdir(), 'newer-backup-')), 'older.backup')
      // Without the catalogue, which a portal that starts would load.
      await (await openMigrated(place())).close()
      const environment = placeOf(place())
      expect((await runCommand('backup', { words: [backup], environment })).code).toBe(0)
      await asked((db) =>
        db.execute(
          sql`insert into drizzle.__drizzle_migrations (hash, created_at)
          select 'of a newer version', max(created_at) + 1 from drizzle.__drizzle_migrations`,
        ),
      )
    })
    afterAll(async () => {
      await rm(join(backup, '..'), { recursive: true, force: true })
    })

    test('the portal refuses to start, and changes nothing', async () => {
      const { code, output } = await runToItsEnd({ ...placeOf(place()), PORT: String(await freePort()) })
      expect(output).toContain(NEWER)
      expect(output).not.toMatch(/^\s+at /m)
      expect(code).toBe(1)
      expect(await asked((db) => db.execute(sql`select from species`).then(({ rows }) => rows.length))).toBe(
        0,
      )
    })

    test.each([
      { command: 'restore', words: () => [backup, '--replace'] },
      { command: 'import', words: () => ['cms-listings', CMS] },
      { command: 'admin', words: () => ['list'] },
    ] as const)('npm run $command refuses', async ({ command, words }) => {
      expect(await runCommand(command, { words: words(), environment: placeOf(place()) })).toEqual({
        code: 1,
        output: NEWER,
      })
    })
  },
  'tables',
)
