import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { interfaceDescription } from './interface-description.ts'
import { answerOf, type Description, interfacePage, meaningOf } from './interface-page.ts'
import { wordsOf } from './words.ts'

const NAMESPACES = ['common', 'sharing']

const WORDS = wordsOf(
  {
    translations: () =>
      Object.fromEntries(
        NAMESPACES.map((name) => [name, JSON.parse(readFileSync(`public/locales/en/${name}.json`, 'utf8'))]),
      ),
  },
  'en',
  NAMESPACES,
)

const described = async (): Promise<Description> =>
  JSON.parse(JSON.stringify(await interfaceDescription(readConfig({ PUBLIC_URL: 'https://portal.example' }))))

test('every address says what it is for, what it takes and what it answers', async () => {
  const { paths = {} } = await described()
  const unsaid = Object.entries(paths).flatMap(([path, { get: read } = {}]) => [
    ...(read?.summary ? [] : [`${path}: what it is for`]),
    ...(read?.parameters ?? [])
      .filter(({ schema }) => meaningOf(schema) === '')
      .map(({ name }) => `${path}: what ${name} means`),
    ...(meaningOf(answerOf(read?.responses)) === '' ? [`${path}: what it answers`] : []),
  ])
  expect(Object.keys(paths)).toContain('/species/{id}')
  expect(unsaid).toEqual([])
})

test('the reference page tells the meaning of what an address takes and answers', async () => {
  const page = interfacePage(await described(), '', WORDS)
  expect(page).toContain('a page beyond the last is answered with the last')
  expect(page).toContain('A reported catch with its quota')
  expect(page).toContain('<code>id</code> (required)')
  expect(page).toContain('list of <code>string</code>')
  expect(page).toContain('Number of animals; null is not reported, never zero')
})
