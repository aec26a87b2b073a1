import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Unavailable } from '#domain/problems.ts'
import { Answer } from '../answers/answer.ts'
import { PageThread } from './page-thread.ts'

/** Renders what the interface answers at the page's own address, asked for a turn later. */
const RENDERER = `
let portal
export async function renderPage({ address, language }, ask) {
  portal = ask
  await new Promise((resolve) => setTimeout(resolve, 20))
  const answer = await portal('http://portal' + address)
  if (address === '/loop') process.exit(1)
  return { html: await answer.text(), answers: [{ status: answer.status }], namespaces: [language] }
}
`

let folder: string
let pages: PageThread

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  const renderer = join(folder, 'renderer.mjs')
  await writeFile(renderer, RENDERER)
  pages = new PageThread(renderer)
})
afterAll(async () => {
  await pages.close()
  await rm(folder, { recursive: true })
})

const english = (address: string) => ({ address, language: 'en' }) as const
const says = (words: string) => async (path: string) =>
  new Answer(200, 'application/json', Buffer.from(`${words} ${path}`), '1')

test('pages that are rendered at once ask each through its own', async () => {
  const rendered = await Promise.all([
    pages.render(english('/one'), says('first')),
    pages.render(english('/two'), says('second')),
  ])
  expect(rendered.map(({ html }) => html)).toEqual(['first /one', 'second /two'])
})

test('a page fails with the problem of what it asked, and the next is rendered', async () => {
  const failing = pages.render(english('/gone'), () => Promise.reject(new Unavailable('No database')))
  await expect(failing).rejects.toThrow(new Unavailable('No database'))
  expect((await pages.render(english('/next'), says('then'))).html).toBe('then /next')
})

test('a thread that ends fails its page, and another takes its place', async () => {
  await expect(pages.render(english('/loop'), says('the last'))).rejects.toBeInstanceOf(Unavailable)
  expect((await pages.render(english('/again'), says('anew'))).html).toBe('anew /again')
})

test('with many waiting it is busy', async () => {
  const waiting = Array.from({ length: 8 }, (_, place) => pages.render(english(`/${place}`), says('')))
  expect(pages.isBusy).toBe(true)
  await Promise.all(waiting)
  expect(pages.isBusy).toBe(false)
})
