import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf, signIn } from '#testing/accounts.ts'
import { CURATOR_ACCOUNT, FIRST_ADMINISTRATOR } from '#testing/curator-account.ts'
import { withoutSimulation } from '#testing/first-start.ts'
import { createTestDatabase, describeWithServer } from '#testing/test-database.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

/* Nothing in a process may matter to another: two portals on one database are one portal. */

const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'
/** How long a notification of a change may take from one process to the other. */
const WORD_ARRIVES_MS = 2000

describeWithServer('two portals on one database', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let one: TestServer
  let other: TestServer

  beforeAll(async () => {
    database = await createTestDatabase('catalogue')
    const DATABASE_URL = database.databaseUrl
    await withoutSimulation({ databaseUrl: DATABASE_URL })
    one = await startTestServer({
      DATABASE_URL,
      ...FIRST_ADMINISTRATOR,
    })
    other = await startTestServer({ DATABASE_URL })
  })
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()])
    await database.drop()
  })

  const namesAt = async ({ url }: TestServer): Promise<string[]> => {
    const answer = await fetch(`${url}/api/species/${NARWHAL}`)
    const species = (await answer.json()) as { common_names: { name: string }[] }
    return species.common_names.map(({ name }) => name)
  }
  const profileAt = ({ url }: TestServer, cookie: string) =>
    fetch(`${url}/api/admin/profile`, { headers: { cookie } })

  test('what a curator saves through one is in the next answers of the other', async () => {
    const cookie = cookieOf(await signIn(one.url, CURATOR_ACCOUNT))
    const name = 'Unicorn of the sea'
    // Both have given the answer before, and have it cached.
    expect(await namesAt(other)).not.toContain(name)
    expect(await namesAt(one)).not.toContain(name)

    const saved = await fetch(`${one.url}/api/admin/common-names`, {
      method: 'POST',
      headers: { cookie, origin: one.url, 'content-type': 'application/json' },
      body: JSON.stringify({ species_id: NARWHAL, name, language: 'en' }),
    })
    expect(saved.status).toBe(200)
    expect(await namesAt(one)).toContain(name)
    await expect.poll(() => namesAt(other), { timeout: WORD_ARRIVES_MS }).toContain(name)
  })

  test('who signs in at one is known at the other, and who signs out there is gone from both', async () => {
    const cookie = cookieOf(await signIn(one.url, CURATOR_ACCOUNT))
    expect(await (await profileAt(other, cookie)).json()).toMatchObject({
      email: CURATOR_ACCOUNT.email,
      role: 'admin',
    })

    const headers = { cookie, origin: other.url, 'content-type': 'application/json' }
    await fetch(`${other.url}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' })
    expect((await profileAt(one, cookie)).status).toBe(401)
    expect((await profileAt(other, cookie)).status).toBe(401)
  })
})
