import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { childEnvironment } from '#testing/child-environment.ts'
import { withoutSimulation } from '#testing/first-start.ts'
import { mainOf, textOf } from '#testing/page-markup.ts'
import { freePort } from '#testing/test-server.ts'

/* `npm run dev` on a checkout whose web was never built. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

let folder: string
let development: ChildProcess
let address: string
let output = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'development-'))
  await withoutSimulation({ dataDir: folder })
  const [portal, web] = [await freePort(), await freePort()]
  development = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: ROOT,
    env: {
      ...childEnvironment(),
      DATA_DIR: folder,
      PORT: String(portal),
      WEB_PORT: String(web),
      INATURALIST_URL: '',
      BUILD_AHEAD: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [development.stdout, development.stderr])
    stream?.on('data', (data: Buffer) => {
      output += data.toString()
    })
  address = `http://localhost:${web}`
  await vi.waitFor(() => expect(output).toContain(`localhost:${portal}`), { timeout: 120_000, interval: 500 })
}, 130_000)
afterAll(async () => {
  development.kill('SIGTERM')
  if (development.exitCode === null) await once(development, 'exit')
  await rm(folder, { recursive: true })
})

const get = async (path: string) => {
  const answer = await fetch(address + path, { headers: { accept: 'text/html' } })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

test('pages are rendered from the sources, and run what Vite serves', async () => {
  const page = await get('/glossary')
  expect(page.status, output).toBe(200)
  expect(textOf(mainOf(page.body))).toContain('Terms of conservation and wildlife trade')
  expect(page.body).toContain('src="/main.tsx"')
  expect(page.headers.get('content-security-policy')).toBeNull()
  expect((await get('/main.tsx')).body).toContain('hydrateRoot')
})

test('answers come from the portal', async () => {
  expect(JSON.parse((await get('/api/species/all')).body)).toHaveLength(43)
})
