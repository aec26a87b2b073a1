import { expect, test } from 'vitest'
import { Answer } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import type { PageTemplate } from './page-template.ts'
import { PageWriter } from './page-writer.ts'

const TEMPLATE: PageTemplate = {
  html: '<!--page-head--><!--first-paint--><!--first-data-->',
  scriptHashes: [],
  styleHashes: [],
  chunksOf: () => [],
  firstPaint: () =>
    '<aside data-simulated="cites_trade">Simulated trade data.</aside><aside data-simulated="seizures">Simulated seizure records.</aside>',
  translations: () => ({}),
}

const PORTAL = {
  name: 'Arctic Tracker',
  institution: '',
  credit_line: '',
  contact: null,
  public_url: 'https://portal.example',
  roles: [],
  version: '1',
}

/** Writes a page of a portal whose question for its datasets is answered so. */
function pageWhereReleasesAnswer(status: number, releases: unknown): Promise<Answer> {
  const get = async () => new Answer(status, 'application/json', Buffer.from(JSON.stringify(releases)), '1')
  const writer = new PageWriter(TEMPLATE, { get } as unknown as PublicAnswers, PORTAL)
  return writer.write('1', 'en', {
    kind: { route: 'index', paint: 'landing', words: [], shows: ['cites_trade'] },
    head: { title: 'Overview', description: '', path: '/' },
    questions: [],
    summary: '',
  })
}

test.each([
  { simulated: true, says: 'says so' },
  { simulated: false, says: 'says nothing' },
])('a page of simulated ($simulated) records $says', async ({ simulated }) => {
  const { body } = await pageWhereReleasesAnswer(200, [{ dataset: 'cites_trade', simulated }])
  expect(body.includes('Simulated trade data.')).toBe(simulated)
})

test('a page says nothing of simulated records that it does not show', async () => {
  const { body } = await pageWhereReleasesAnswer(200, [
    { dataset: 'cites_trade', simulated: true },
    { dataset: 'seizures', simulated: true },
  ])
  expect(body.toString()).toContain('Simulated trade data.')
  expect(body.toString()).not.toContain('Simulated seizure records.')
})

test('where nobody can say what is simulated, no page is written without the banner', async () => {
  await expect(pageWhereReleasesAnswer(500, { code: 'INTERNAL_SERVER_ERROR' })).rejects.toThrow('500')
})
