import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { makeFirstVisits } from './first-visits.ts'

afterEach(() => vi.useRealTimers())

/** A portal of so many species that notes where it was visited. */
function aPortal(species: number): { app: FastifyInstance; visited: string[] } {
  const app = fastify()
  const visited: string[] = []
  app.addHook('onRequest', async ({ url }) => visited.push(url))
  for (const path of ['/', '/gallery', '/arctic-tracker']) app.get(path, async () => 'page')
  app.get('/species/:id', async () => 'page')
  app.get('/api/species/all', async () => Array.from({ length: species }, (_, place) => ({ id: `${place}` })))
  return { app, visited }
}

test.each([
  { species: 43, pages: ['/species/0', '/species/1', '/species/2', '/species/3', '/species/4'] },
  { species: 1, pages: ['/species/0'] },
  { species: 0, pages: [] },
])(
  'of $species species, the pages that most open with and $pages.length of species are visited',
  async ({ species, pages }) => {
    const { app, visited } = aPortal(species)
    await makeFirstVisits(app)
    expect(visited).toEqual(['/api/species/all', '/', '/gallery', '/arctic-tracker', ...pages])
  },
)

test('a portal that cannot answer opens all the same', async () => {
  const app = fastify()
  app.get('/api/species/all', async () => {
    throw new Error('The database does not answer')
  })
  await expect(makeFirstVisits(app)).resolves.toBeUndefined()
})

test('a portal that takes its time opens after three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const app = fastify()
  app.get('/api/species/all', () => new Promise(() => undefined))
  await app.ready()
  let isOpen = false
  const opened = makeFirstVisits(app).then(() => {
    isOpen = true
  })
  await vi.advanceTimersByTimeAsync(2999)
  expect(isOpen).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await opened
})
