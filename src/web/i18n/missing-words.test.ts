import { type BackendModule, createInstance, type i18n } from 'i18next'
import type { HttpBackendOptions } from 'i18next-http-backend'
import { beforeEach, expect, test } from 'vitest'
import { ForeignAnswer, Unreached } from '../lost-answers.ts'
import { MissingWords } from './missing-words.ts'
import { WordFiles } from './word-files.ts'

const PAGE = '<!doctype html><h1>Sign in to our network</h1>'

/** What the network answers, by the address of a file. */
let answers: Record<string, { status: number; data: string } | undefined>
let asked: string[]
let words: i18n
let missing: MissingWords

const backend: BackendModule<HttpBackendOptions> & { files?: WordFiles } = {
  type: 'backend',
  init(services, options) {
    this.files = new WordFiles(services, options, missing)
  },
  read(language, namespace, callback) {
    this.files?.read(language, namespace, callback)
  },
}

beforeEach(async () => {
  answers = {}
  asked = []
  words = createInstance()
  missing = new MissingWords(words)
  await words.use(backend).init<HttpBackendOptions>({
    lng: 'da',
    fallbackLng: false,
    ns: ['common'],
    resources: { da: { common: { title: 'Hjem' } } },
    partialBundledLanguages: true,
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: missing.inPlaceOf,
    backend: {
      loadPath: '{{lng}}/{{ns}}',
      request: (_options, url, _payload, callback) => {
        asked.push(url)
        const answer = answers[url]
        callback(answer ? null : new TypeError('Failed to fetch'), answer ?? { status: 404, data: '' })
      },
    },
  })
})

/** These words are none of the screens'. */
const word = (key: string) => words.t(key as 'portal.description')

test.each([
  { what: 'no answer', answer: undefined, kind: Unreached },
  { what: 'a page in its place', answer: { status: 200, data: PAGE }, kind: ForeignAnswer },
  { what: 'a file that breaks off', answer: { status: 200, data: '{"title":"Ar' }, kind: ForeignAnswer },
])('$what: what needs the words fails, and the next try asks for them again', async ({ answer, kind }) => {
  const file = `da/screen${Math.random()}`
  const [, namespace = ''] = file.split('/')
  answers = { [file]: answer, [`en/${namespace}`]: answer }
  await words.loadNamespaces(namespace)
  expect(asked).toEqual([file, `en/${namespace}`])
  expect(() => word(`${namespace}:title`)).toThrow(kind)
  expect(word('common:title')).toBe('Hjem')

  await missing.fetchAgain()
  expect(() => word(`${namespace}:title`)).toThrow(kind)
  answers = { [file]: { status: 200, data: '{"title":"Arter"}' } }
  await missing.fetchAgain()
  expect(word(`${namespace}:title`)).toBe('Arter')
})

test('a word that no file has is the text given for that case, else its key', () => {
  expect(words.t('common:nowhere', 'Given')).toBe('Given')
  expect(word('common:nowhere.at.all')).toBe('nowhere.at.all')
})
