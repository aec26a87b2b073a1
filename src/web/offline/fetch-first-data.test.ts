import { afterEach, expect, test, vi } from 'vitest'
import { fetchFirstData } from './fetch-first-data.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  { what: 'the portal', answer: () => Response.json({ answers: [] }), given: { answers: [] } },
  {
    what: 'a portal that is busy',
    answer: () => Response.json({ code: 'BUSY' }, { status: 503 }),
    given: undefined,
  },
  {
    what: "a network's own page",
    answer: () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }),
    given: undefined,
  },
])('what pages open with, from $what', async ({ answer, given }) => {
  vi.stubGlobal('fetch', async () => answer())
  expect(await fetchFirstData('en')).toEqual(given)
})
