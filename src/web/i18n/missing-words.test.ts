import i18next, { type BackendModule } from 'i18next'
import type { HttpBackendOptions } from 'i18next-http-backend'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ForeignAnswer, Unreached } from '../lost-answers.ts'
import { WordFiles } from './word-files.ts'

const PAGE = '<!doctype html><h1>Sign in to our network</h1>'

/** What the network answers, by the address of a file. */
let answers: Record<string, { status: number; data: string } | undefined>
let asked: string[]

const backend: BackendModule<HttpBackendOptions> & { files?: WordFiles } = {
  type: 'backend',
  init(services, options) {
    this.files = new WordFiles(services, options)
  },
  read(language, namespace, callback) {
    this.files?.read(language, namespace, callback)
  },
}

beforeEach(async () => {
  vi.useFakeTimers()
  answers = {}
  asked = []
  await i18next.use(backend).init<HttpBackendOptions>({
    lng: 'da',
    fallbackLng: false,
    ns: ['common'],
    resources: { da: { common: { title: 'Hjem' } } },
    partialBundledLanguages: true,
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
afterEach(() => vi.useRealTimers())

test.each([
  { what: 'no answer', answer: undefined, kind: Unreached },
  { what: 'a page in its place', answer: { status: 200, data: PAGE }, kind: ForeignAnswer },
  { what: 'a file that breaks off', answer: { status: 200, data: '{"title":"Ar' }, kind: ForeignAnswer },
])('$what: what needs the words fails, and the next try asks for them again', async ({ answer, kind }) => {
  const file = `da/screen${Math.random()}`
  const [, namespace = ''] = file.split('/')
  answers = { [file]: answer, [`en/${namespace}`]: answer }
  await i18next.loadNamespaces(namespace)
  expect(asked).toEqual([file, `en/${namespace}`])
  expect(() => i18next.hasLoadedNamespace(namespace)).toThrow(kind)
  expect(i18next.hasLoadedNamespace('common')).toBe(true)

  vi.advanceTimersByTime(500)
  expect(i18next.hasLoadedNamespace(namespace)).toBe(false)
  answers = { [file]: { status: 200, data: '{"title":"Arter"}' } }
  await i18next.loadNamespaces(namespace)
  expect(i18next.hasLoadedNamespace(namespace)).toBe(true)
  expect(i18next.getResource('da', namespace, 'title')).toBe('Arter')
})
