import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cites_trade_records, dataset_imports } from '#database/schema/index.ts'
import { anAccount } from '#testing/accounts.ts'
import { describeWithCatalogueOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal, listen, sessionOf } from '#testing/test-portal.ts'

const TRADE = join(import.meta.dirname, '../../ingest/cites-trade/fixtures/trade_db_1.csv')

/** What the server answers: an id, or why not. */
interface Answer {
  id: string
  message: string
  data?: { key: string }
}

describeWithCatalogueOnOneEngine('sending a release', (connection) => {
  let app: FastifyInstance
  let url = ''
  let cookie = ''
  let text = ''
  let uploads = ''
  const importFolders = () => readdir(uploads)
  beforeAll(async () => {
    // A place of its own, so that other tests' uploads are not taken for this one's.
    uploads = await mkdtemp(join(tmpdir(), 'uploads-'))
    vi.stubEnv('TMPDIR', uploads)
    await anAccount(connection().db, 'admin@example.org')
    app = await createTestPortal(connection())
    url = await listen(app)
    cookie = await sessionOf(url, 'admin@example.org')
    text = await readFile(TRADE, 'utf8')
  })
  afterAll(async () => {
    await app.close()
    vi.unstubAllEnvs()
    await rm(uploads, { recursive: true })
  })

  const send = async (said: string, names: readonly string[]) => {
    const form = new FormData()
    for (const name of names) form.append('files', new Blob([text]), name)
    const answer = await fetch(`${url}/api/admin/imports?${said}`, {
      method: 'POST',
      headers: { origin: url, cookie },
      body: form,
    })
    return { status: answer.status, body: (await answer.json()) as Answer }
  }
  const getImport = async (id: string) =>
    (await (await fetch(`${url}/api/admin/imports/${id}`, { headers: { cookie } })).json()) as {
      state: string
      files: { name: string }[]
    }
  const countImports = () => connection().db.$count(dataset_imports)

  test('what a killed process left of uploads is removed at the next start, whatever the clock was', async () => {
    const day = 86_400_000
    for (const [name, daysAgo] of [
      ['old', 2],
      ['of-another-portal', 0.5],
      ['of-years-ahead', -1000],
    ] as const) {
      const folder = join(uploads, `arctic-tracker-import-${name}`)
      await mkdir(folder)
      const made = new Date(Date.now() - daysAgo * day)
      await utimes(folder, made, made)
    }
    const next = await createTestPortal(connection())
    await next.close()
    expect(await importFolders()).toEqual(['arctic-tracker-import-of-another-portal'])
    await rm(join(uploads, 'arctic-tracker-import-of-another-portal'), { recursive: true })
  })

  test.each([
    { what: 'an unknown source', said: 'source=birds', names: ['a.csv'], key: 'source_required' },
    { what: 'no source', said: '', names: ['a.csv'], key: 'source_required' },
    {
      what: 'a year that is none',
      said: 'source=cites-trade&last_complete_year=soon',
      names: ['a.csv'],
      key: 'year_number',
    },
    { what: 'no file', said: 'source=cites-trade', names: [], key: 'files_required' },
    {
      what: 'two files of one name',
      said: 'source=cites-trade',
      names: ['a.csv', 'folder/a.csv'],
      key: 'files_named_alike',
    },
  ])('$what is refused in words, and nothing is kept', async ({ said, names, key }) => {
    const before = await countImports()
    const { status, body } = await send(said, names)
    expect(status).toBe(400)
    expect(body).toMatchObject({ data: { key } })
    expect(body.message).toMatch(/^[A-Z].*[a-z]/)
    expect(await countImports()).toBe(before)
    expect(await importFolders()).toEqual([])
  })

  test.each([
    { sent: '..', kept: 'file' },
    { sent: `${'a'.repeat(300)}.csv`, kept: `${'a'.repeat(236)}.csv` },
    { sent: `${'獨'.repeat(100)}.csv`, kept: `${'獨'.repeat(78)}.csv` },
    // Two units of UTF-16 and four bytes of UTF-8 each.
    { sent: `${'𠀀'.repeat(100)}.csv`, kept: `${'𠀀'.repeat(59)}.csv` },
    { sent: 'trade\u0000 <1>.csv', kept: 'trade_ _1_.csv' },
  ])('a name like $sent does no harm', async ({ sent, kept }) => {
    const { status, body } = await send('source=cites-trade', [sent])
    expect(status).toBe(202)
    await expect.poll(async () => (await getImport(body.id)).state, { timeout: 10_000 }).not.toBe('reading')
    expect((await getImport(body.id)).files.map(({ name }) => name)).toEqual([kept])
    await fetch(`${url}/api/admin/imports/${body.id}/discard`, {
      method: 'POST',
      headers: { origin: url, cookie, 'content-type': 'application/json' },
      body: '{}',
    })
  })

  const sendForm = async (form: string) => {
    const answer = await fetch(`${url}/api/admin/imports?source=nammco`, {
      method: 'POST',
      headers: { origin: url, cookie, 'content-type': 'multipart/form-data; boundary=edge' },
      body: form,
    })
    return { status: answer.status, body: (await answer.json()) as { id: string } }
  }

  test('a line that breaks on the way leaves nothing behind', async () => {
    const before = await countImports()
    const { port, hostname } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.write(
      [
        'POST /api/admin/imports?source=cites-trade HTTP/1.1',
        `host: ${hostname}:${port}`,
        `origin: ${url}`,
        `cookie: ${cookie}`,
        'content-type: multipart/form-data; boundary=edge',
        'content-length: 1000000',
        '',
        '--edge',
        'content-disposition: form-data; name="files"; filename="trade_db_1.csv"',
        'content-type: text/csv',
        '',
        text,
      ].join('\r\n'),
    )
    await expect.poll(importFolders, { timeout: 10_000 }).toHaveLength(1)
    socket.destroy()
    await expect.poll(importFolders, { timeout: 10_000 }).toEqual([])
    expect(await countImports()).toBe(before)
  })

  test.each([
    {
      what: 'that ends in the middle',
      form: '--edge\r\ncontent-disposition: form-data; name="files"; filename="a.csv"\r\n\r\nCOUNTRY',
      key: 'line_broke',
    },
    { what: 'without a file', form: '--edge--\r\n', key: 'files_required' },
  ])('a form $what is refused and leaves nothing behind', async ({ form, key }) => {
    expect(await sendForm(form)).toMatchObject({ status: 400, body: { data: { key } } })
    expect(await importFolders()).toEqual([])
  })

  test('a file without a name gets one', async () => {
    const form =
      '--edge\r\ncontent-disposition: form-data; name="files"\r\ncontent-type: application/octet-stream\r\n\r\na\r\n--edge--\r\n'
    const { status, body } = await sendForm(form)
    expect(status).toBe(202)
    await expect.poll(async () => (await getImport(body.id)).state, { timeout: 10_000 }).not.toBe('reading')
    expect((await getImport(body.id)).files).toMatchObject([{ name: 'file' }])
  })

  test('what arrives is read and waits, under the names it was sent by', async () => {
    const { status, body } = await send('source=cites-trade&release=2025.9&last_complete_year=2018', [
      'trade_db_1.csv',
    ])
    expect(status).toBe(202)
    await expect.poll(async () => (await getImport(body.id)).state, { timeout: 10_000 }).toBe('waiting')
    expect(await getImport(body.id)).toMatchObject({
      files: [{ name: 'trade_db_1.csv', bytes: text.length }],
      release: { version: '2025.9', last_complete_year: 2018, row_count: 5 },
      totals: { added: 5 },
      sent_by: 'admin@example.org',
    })
    expect(await importFolders()).toEqual([])
    expect(await connection().db.$count(cites_trade_records)).toBe(0)

    expect(await send('source=cites-trade', ['trade_db_1.csv'])).toMatchObject({
      status: 400,
      body: { data: { key: 'import_is_open' } },
    })
  })

  test('an accepted release is in the next public answer', async () => {
    const [{ id }] = (await (await fetch(`${url}/api/admin/imports`, { headers: { cookie } })).json()) as [
      { id: string },
    ]
    const accepted = await fetch(`${url}/api/admin/imports/${id}/accept`, {
      method: 'POST',
      headers: { origin: url, cookie, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(accepted.status).toBe(200)
    const releases = (await (await fetch(`${url}/api/dataset-releases`)).json()) as { dataset: string }[]
    expect(releases).toContainEqual(expect.objectContaining({ dataset: 'cites_trade', version: '2025.9' }))
    expect(JSON.stringify(releases)).not.toContain('admin@example.org')
  })
})
