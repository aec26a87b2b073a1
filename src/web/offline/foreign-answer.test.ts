import { expect, test } from 'vitest'
import { isForeign, isForeignFile, isForeignPage } from './foreign-answer.ts'

interface Case {
  what: string
  answer: { ok?: boolean; type?: ResponseType; redirected?: boolean; contentType?: string }
  method?: string
  foreign: boolean
}

const cases: readonly Case[] = [
  { what: 'JSON', answer: { contentType: 'application/json' }, foreign: false },
  {
    what: 'JSON with its charset',
    answer: { contentType: 'application/json; charset=utf-8' },
    foreign: false,
  },
  { what: 'a file of a release', answer: { contentType: 'application/vnd.apache.parquet' }, foreign: false },
  { what: 'a page', answer: { contentType: 'text/html; charset=utf-8' }, foreign: true },
  { what: 'text', answer: { contentType: 'text/plain' }, foreign: true },
  { what: 'nothing where data was asked for', answer: {}, foreign: true },
  { what: 'nothing after a change', answer: {}, method: 'POST', foreign: false },
  { what: 'a page after a change', answer: { contentType: 'text/html' }, method: 'POST', foreign: true },
  {
    what: 'progress of long work',
    answer: { contentType: 'text/event-stream' },
    method: 'POST',
    foreign: false,
  },
  { what: 'a way elsewhere', answer: { ok: false, type: 'opaqueredirect' }, foreign: true },
  {
    what: 'JSON from elsewhere',
    answer: { redirected: true, contentType: 'application/json' },
    foreign: true,
  },
  { what: 'a proxy’s page of a failure', answer: { ok: false, contentType: 'text/html' }, foreign: false },
]

test.each(cases)('$what is foreign: $foreign', ({ answer, method = 'GET', foreign }) => {
  const { ok = true, type = 'basic', redirected = false, contentType } = answer
  const headers = new Headers(contentType === undefined ? {} : { 'content-type': contentType })
  expect(isForeign({ ok, type, redirected, headers }, method)).toBe(foreign)
})

test.each([
  { what: 'a script', contentType: 'text/javascript; charset=utf-8', foreign: false },
  { what: 'words', contentType: 'application/json', foreign: false },
  { what: 'a page in place of a script', contentType: 'text/html', foreign: true },
  { what: 'a script that is missing', ok: false, contentType: 'text/javascript', foreign: true },
  { what: 'a script from elsewhere', redirected: true, contentType: 'text/javascript', foreign: true },
  { what: 'something without a name', foreign: true },
])('as a file, $what is foreign: $foreign', ({ ok = true, redirected = false, contentType, foreign }) => {
  const headers = new Headers(contentType === undefined ? {} : { 'content-type': contentType })
  expect(isForeignFile({ ok, redirected, headers })).toBe(foreign)
})

test('a page of the portal brings its data along, and others do not', () => {
  expect(isForeignPage('<script type="application/json" id="first-data">{}</script>')).toBe(false)
  expect(isForeignPage('<!doctype html><h1>Sign in to our network</h1>')).toBe(true)
})
