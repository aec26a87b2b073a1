import { test as base, expect, type Page, type Request, type Response } from '@playwright/test'

export { expect }

/** Which portal a journey visits: as first started, with the real release, one to change, or whichever there is. */
type Portal = 'simulated' | 'real' | 'curated' | 'any'

export interface Journey {
  portal: Portal
  /** Console messages that belong to the journey, such as the 404 of an unknown page. */
  expectedMessages: RegExp
  /** Asks again after hundredths of a second, instead of seconds, what failed. */
  hurried: boolean
  /** Opens a page and waits until it can be used, not only seen. */
  visit: (path: string) => Promise<Response | null>
  /** The id of a species on this portal. */
  idOf: (scientific_name: string) => Promise<string>
  /** Opens a species' page, at a search such as '?tab=trade', and tells the species' id. */
  visitSpecies: (scientific_name: string, search?: string) => Promise<string>
  /** Asks the portal's interface the question that a screen asks. */
  ask: <Answer>(address: string) => Promise<Answer>
}

/** A visitor's or curator's journey: it fails when the browser reports an error or asks anybody else. */
export const test = base.extend<Journey>({
  portal: ['any', { option: true }],
  expectedMessages: [/(?!)/, { option: true }],
  hurried: [false, { option: true }],

  baseURL: async ({ portal }, use, testInfo) => {
    const { SIMULATED_PORTAL, REAL_PORTAL, CURATED_PORTAL } = process.env
    const url = {
      simulated: SIMULATED_PORTAL,
      real: REAL_PORTAL,
      curated: CURATED_PORTAL,
      any: REAL_PORTAL ?? SIMULATED_PORTAL,
    }[portal]
    testInfo.skip(url === undefined, 'The published files are not at hand: REFERENCE_DATA is not set')
    await use(url)
  },

  page: async ({ page, baseURL, hurried, expectedMessages }, use) => {
    if (hurried) await page.addInitScript(hurryRetries)
    await watched(page, { baseURL, expectedMessages }, use)
  },

  visit: async ({ page }, use) => {
    await use(async (path) => {
      const response = await page.goto(path)
      await page.waitForFunction(isHydrated)
      return response
    })
  },

  ask: async ({ request }, use) => {
    await use(async (address) => {
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(200)
      return answer.json()
    })
  },

  idOf: async ({ ask }, use) => {
    await use(async (scientific_name) => {
      const all = await ask<{ id: string; scientific_name: string }[]>('/api/species/all')
      const found = all.find((species) => species.scientific_name === scientific_name)
      if (found === undefined) throw new Error(`${scientific_name} is not in the catalogue`)
      return found.id
    })
  },

  visitSpecies: async ({ visit, idOf }, use) => {
    await use(async (scientific_name, search = '') => {
      const id = await idOf(scientific_name)
      await visit(`/species/${id}${search}`)
      return id
    })
  },
})

/**
 * Runs in the page. That the pauses are as long as they are is tested with the query client. A second is also what an
 * answer is kept before it is drawn, which stays as it is: a pause ends with a promise's own `resolve`. So does the wait
 * before a persisted answer stands in (PATIENCE_MS), which must not be hurried: journeys offline do without this.
 */
export function hurryRetries(): void {
  const PAUSES = [1000, 2000, 4000]
  const wait = window.setTimeout
  const isRetry = (work: () => void, pause: number) =>
    PAUSES.includes(pause) && String(work).includes('[native code]')
  const hurry = (work: () => void, pause = 0, ...given: unknown[]) =>
    wait(work, isRetry(work, pause) ? pause / 50 : pause, ...given)
  Object.assign(window, { setTimeout: hurry })
}

/** Words that a page can be read without: asked for once it is idle. */
export const WORDS_AT_REST = '/locales/en/notifications.json'

/** Runs in the page: React has hydrated every part of it, so that each answers to keys and clicks. */
export function isHydrated(): boolean {
  const controls = [...document.querySelectorAll('#root :is(a, button, input, [tabindex])')]
  const answers = (control: Element) => Object.keys(control).some((name) => name.startsWith('__reactProps'))
  return controls.length > 0 && controls.every(answers)
}

/** That this machine is slow, and that journeys do without what is kept for reading offline. */
const OF_THE_MACHINE = /^(Slow performance:|Service Worker registration blocked by Playwright)/

/** Fails when the browser reports a problem while the page is used. */
export async function watched(
  page: Page,
  { baseURL = '', expectedMessages }: { baseURL: string | undefined; expectedMessages: RegExp },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  noteAnswers(page)
  const output: string[] = []
  page.on('console', (message) => output.push(`${message.type()}: ${message.text()}`))
  page.on('requestfailed', (request) => output.push(`${request.failure()?.errorText}: ${request.url()}`))
  const problems = watch(page, baseURL, expectedMessages)
  await use(page)
  const journey = test.info()
  const hasFailed = journey.status !== journey.expectedStatus
  if (hasFailed) await journey.attach('what the browser said', { body: output.join('\n') })
  expect(problems, 'problems that the browser reported').toEqual([])
}

interface Asked {
  /** How often the page has asked so far. */
  times: number
  unanswered: Set<Request>
}

const askedBy = new WeakMap<Page, Asked>()

function noteAnswers(page: Page): void {
  const asked: Asked = { times: 0, unanswered: new Set() }
  askedBy.set(page, asked)
  page.on('request', (request) => {
    asked.times += 1
    asked.unanswered.add(request)
  })
  page.on('response', (response) => asked.unanswered.delete(response.request()))
  page.on('requestfailed', (request) => asked.unanswered.delete(request))
}

/** Milliseconds in which a page that needs more would ask for it. */
const CALM_MS = 250

/**
 * Waits until everything that the page asked for is answered, and it asks for nothing more. Playwright's `networkidle`
 * waits half a minute where the browser renews in the background what it has answered from its cache
 * (stale-while-revalidate): nobody reads that answer to its end.
 */
export async function untilAnswered(page: Page): Promise<void> {
  const asked = askedBy.get(page)
  if (asked === undefined) throw new Error('What this page asks is not noted')
  let before = -1
  await expect
    .poll(
      () => {
        const isCalm = asked.unanswered.size === 0 && asked.times === before
        before = asked.times
        return isCalm
      },
      { intervals: [CALM_MS], message: 'everything that the page asked for is answered' },
    )
    .toBe(true)
}

function watch(page: Page, portalUrl: string, expectedMessages: RegExp): string[] {
  const problems: string[] = []
  const note = (problem: string) => {
    if (!OF_THE_MACHINE.test(problem) && !expectedMessages.test(problem)) problems.push(problem)
  }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (problem) => note(String(problem)))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== portalUrl) note(`asked ${request.url()}`)
  })
  return problems
}
