import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CannotOpen, type DatabasePlace, openDatabase } from '#database/connect.ts'
import { withoutSimulation } from '#testing/first-start.ts'
import { startOldPostgresql } from '#testing/old-postgresql.ts'
import { startTaxonService } from '#testing/taxon-service.ts'
import { createTestDatabase, openMigrated } from '#testing/test-database.ts'
import {
  freePort,
  type PortalEnvironment,
  runToItsEnd,
  startTestServer,
  type TestServer,
} from '#testing/test-server.ts'
import { runCommand } from '#testing/typed-command.ts'

/* The portal as its operator meets it: a process that starts, serves and stops. */

const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'
const BEFORE_ENDING_MS = 1500

const withPassword = (password: string) => `postgres://someone:${password}@127.0.0.1:1/portal`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arctic-tracker-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a portal that cannot start says why in one sentence and leaves nothing behind', () => {
  const refusal = async (environment: Record<string, string>) => {
    const port = String(await freePort())
    const { code, output } = await runToItsEnd({ PORT: port, ...environment })
    expect(code).toBe(1)
    expect(output).not.toMatch(/^\s+at /m)
    return output.trim().split('\n').at(-1)
  }

  /** What the portal and its commands answer where the database cannot be opened. */
  const openingProblem = async (place: Partial<DatabasePlace>): Promise<string> => {
    const problem = await openDatabase(place).catch((refused) => refused)
    expect(problem).toBeInstanceOf(CannotOpen)
    return problem.message
  }

  test('the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const DATA_DIR = join(folder, 'never-made')
    expect(await refusal({ PORT: String(port), DATA_DIR })).toBe(
      `Port ${port} is in use by another program; stop it, or choose another port: PORT=3001 npm start`,
    )
    expect(existsSync(DATA_DIR)).toBe(false)
    other.close()
  })

  test('no server answers at DATABASE_URL, and its password stays secret at the start and in commands', async () => {
    const DATABASE_URL = withPassword('secret')
    const sentence = await refusal({ DATABASE_URL })
    expect(sentence).toMatch(
      'The database in DATABASE_URL (postgres://someone@127.0.0.1:1/portal) cannot be reached',
    )
    const { code, output } = await runCommand('admin', { words: ['list'], environment: { DATABASE_URL } })
    expect({ code, output }).toEqual({ code: 1, output: `${sentence}\n` })
    expect(output).not.toContain('secret')
  })

  test.each([
    'postgres://127.0.0.1:1/portal?user=someone&password=secret',
    withPassword('1/secret'),
    withPassword('se#cret'),
    'postgres://someone:secret@127.0.0.1:port/portal',
    'host=127.0.0.1 port=1 user=someone password=secret',
  ])('%s cannot be reached, and its password stays secret', async (databaseUrl) => {
    const problem = await openingProblem({ databaseUrl })
    expect(problem).toMatch(/^The database in DATABASE_URL.* cannot be reached/)
    expect(problem).not.toMatch(/secret|cret@/)
  })

  test('the data folder cannot be made', async () => {
    const obstacle = join(folder, 'obstacle')
    writeFileSync(obstacle, 'a file')
    const dataDir = join(obstacle, 'data')
    expect(await openingProblem({ dataDir })).toMatch(`The data folder ${dataDir} cannot be written`)
  })

  test('DATABASE_URL names a database that does not exist', async () => {
    const { databaseUrl, drop } = await createTestDatabase()
    await drop()
    expect(await openingProblem({ databaseUrl })).toMatch(/cannot be reached: .*does not exist/)
  })

  test('the database server is too old', async () => {
    const old = await startOldPostgresql('140012')
    expect(await openingProblem({ databaseUrl: old.url })).toBe(
      'PostgreSQL 14 is too old: the portal needs 15 or newer.',
    )
    old.close()
  })

  test('a setting is not understood, as in config.test.ts', async () => {
    expect(await refusal({ PORT: 'many' })).toBe("PORT must be a whole number from 0 to 65535, not 'many'.")
  })

  test('its first administrator would have a password that will not do', async () => {
    const DATA_DIR = join(folder, 'no administrator')
    await (await openMigrated({ dataDir: DATA_DIR })).close()
    expect(await refusal({ DATA_DIR, ADMIN_EMAIL: 'curator@example.org', ADMIN_PASSWORD: 'short' })).toBe(
      'ADMIN_EMAIL and ADMIN_PASSWORD: The password must have at least 12 characters.',
    )
  })
})

describe('a portal on its own folder', () => {
  let portal: TestServer
  let dataDir: string
  let slow: Awaited<ReturnType<typeof startTaxonService>>

  const start = (more: PortalEnvironment = {}) =>
    startTestServer({ DATA_DIR: dataDir, INATURALIST_URL: slow.url, LOG_LEVEL: 'silent', ...more })

  beforeAll(async () => {
    dataDir = join(folder, 'data')
    slow = await startTaxonService({}, 'slow')
    await withoutSimulation({ dataDir })
    chmodSync(dataDir, 0o777)
    portal = await start({ HOST: '0.0.0.0' })
  })
  afterAll(async () => {
    await portal.stop()
    await slow.close()
  })

  test('closes it to other users of the machine, however open it was', () => {
    const rights = (name: string) => (statSync(join(dataDir, name)).mode & 0o777).toString(8)
    expect(['.', 'database', 'lock', 'portal.sock'].map(rights)).toEqual(['700', '700', '600', '600'])
  })

  /** Both are this machine, but a portal for it alone listens on the first only. */
  const addressesThatAnswer = async () => {
    const answering: string[] = []
    for (const address of ['127.0.0.1', '127.0.0.2']) {
      const asked = fetch(`${portal.url.replace('127.0.0.1', address)}/healthz`)
      if (await asked.then(({ ok }) => ok).catch(() => false)) answering.push(address)
    }
    return answering
  }

  test('is open to other machines where HOST says so', async () => {
    expect(await addressesThatAnswer()).toEqual(['127.0.0.1', '127.0.0.2'])
    expect(portal.output()).not.toContain('Only this machine')
  })

  test('refuses a second one on the same folder', async () => {
    const { code, output } = await runToItsEnd({ DATA_DIR: dataDir, PORT: String(await freePort()) })
    expect(code).toBe(1)
    expect(output).toContain(
      `The data folder ${dataDir} is in use by a portal or command that is already running`,
    )
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200)
  })

  test('answers what it was asked before it stops, and ends well', async () => {
    const id = NARWHAL
    const inFlight = fetch(`${portal.url}/api/species/${id}/image`)
    await expect.poll(() => slow.asked, { timeout: 5000 }).toContain('Monodon monoceros')
    // As browsers hold one ready, for what they may ask next.
    const openedAhead = connect(Number(new URL(portal.url).port), '127.0.0.1')
    await once(openedAhead, 'connect')
    const ended = portal.stop()
    await new Promise((resolve) => setTimeout(resolve, BEFORE_ENDING_MS))
    expect(
      await fetch(`${portal.url}/healthz`).then(
        ({ status }) => status,
        () => 503,
      ),
    ).toBe(503)
    const answer = await inFlight
    expect([answer.status, await answer.json()]).toEqual([200, null])
    expect(await ended).toBe(0)
  })

  test('answers its own machine alone unless HOST says otherwise, and says so', async () => {
    portal = await start({ HOST: '' })
    expect(await addressesThatAnswer()).toEqual(['127.0.0.1'])
    expect(portal.output()).toContain(
      'Only this machine can reach it; to let others in, start it with HOST=0.0.0.0 npm start',
    )
    expect(portal.output()).toContain('No contact address is set')
  })

  test('starts again with what it had, and loads nothing twice', async () => {
    expect(portal.output()).not.toMatch(/catalogue|simulated/i)
    expect(await (await fetch(`${portal.url}/api/species/all`)).json()).toHaveLength(43)
  })

  test('starts again on what a sudden end left behind', async () => {
    portal.process.kill('SIGKILL')
    await once(portal.process, 'exit')
    // With its first visits, as an operator starts it.
    portal = await start({ BUILD_AHEAD: '' })
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200)
  })
})
