import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { LISTS, MOST_TRADED } from './answers/built-ahead.ts'
import { makeFirstVisits } from './first-visits.ts'

afterEach(() => vi.useRealTimers())

/** A portal of so many species that notes where it was visited. */
function aPortal(species: number): { app: FastifyInstance; visited: string[] } {
  const app = fastify()
  const visited: string[] = []
  app.addHook('onRequest', async ({ url }) => visited.push(url))
  for (const path of ['/', '/gallery', '/arctic-tracker', '/species/:id']) app.get(path, async () => 'page')
  app.get('/api/*', async () => ({
    species: Array.from({ length: species }, (_, place) => ({ id: `${place}` })),
  }))
  return { app, visited }
}

test.each([
  { species: 96, pages: ['/species/0', '/species/1', '/species/2', '/species/3', '/species/4'] },
  { species: 1, pages: ['/species/0'] },
  { species: 0, pages: [] },
])(
  'of $species species, all lists are read, then pages that most open with and $pages.length of species',
  async ({ species, pages }) => {
    const { app, visited } = aPortal(species)
    await makeFirstVisits(app)
    expect(visited).toEqual([...LISTS, MOST_TRADED, '/', '/gallery', '/arctic-tracker', ...pages])
  },
)

test('a portal that cannot answer opens all the same', async () => {
  const app = fastify()
  app.get('/api/*', async () => {
    throw new Error('The database does not answer')
  })
  await expect(makeFirstVisits(app)).resolves.toBeUndefined()
})

test.each([
  { what: 'whose lists take their time', waits: '/api/landing', after: 60_000 },
  { what: 'whose pages take their time', waits: MOST_TRADED, after: 3000 },
])('a portal $what opens after $after ms', async ({ waits, after }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const app = fastify()
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  app.get('/api/*', ({ url }) => {
    if (url !== waits) return Promise.resolve({ species: [] })
    resolve()
    return new Promise(() => undefined)
  })
  for (const path of ['/', '/gallery', '/arctic-tracker']) app.get(path, async () => 'page')
  await app.ready()
  let isOpen = false
  const opened = makeFirstVisits(app).then(() => {
    isOpen = true
  })
  await asked
  await vi.advanceTimersByTimeAsync(after - 1)
  expect(isOpen).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await opened
})
