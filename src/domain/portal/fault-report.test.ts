import { expect, test } from 'vitest'
import {
  type FaultReport,
  LONGEST_MESSAGE,
  MOST_BREADCRUMBS,
  reportable,
  withoutPersonalData,
} from './fault-report.ts'

test.each([
  { what: 'the level that reports', level: 'error', leaves: true },
  { what: 'no level named', level: undefined, leaves: true },
  { what: 'a warning', level: 'warning', leaves: false },
  { what: 'a notice', level: 'info', leaves: false },
  { what: 'a fatal fault, a level of its own', level: 'fatal', leaves: false },
])('$what leaves: $leaves', ({ level, leaves }) => {
  expect(reportable({ level, message: 'It failed' }) !== null).toBe(leaves)
})

test.each([
  {
    what: 'what was searched for',
    message: "Failed to fetch '/api/species?search=some+words&page=2' twice",
    expected: "Failed to fetch '/api/species' twice",
  },
  {
    what: 'a whole address',
    message: 'GET https://portal.example/gallery?q=name answered 500',
    expected: 'GET https://portal.example/gallery answered 500',
  },
  { what: 'a question that is none', message: 'Why? Nobody knows', expected: 'Why? Nobody knows' },
  {
    what: 'an e-mail address',
    message: 'No profile of curator@example.org',
    expected: 'No profile of [e-mail]',
  },
  {
    what: 'the values of a query',
    message: 'Failed query: select * from accounts where email = $1\nparams: curator@example.org,12',
    expected: 'Failed query: select * from accounts where email = $1',
  },
  {
    what: 'more than fits',
    message: 'x'.repeat(LONGEST_MESSAGE + 1),
    expected: 'x'.repeat(LONGEST_MESSAGE),
  },
])('of a message stays, without $what', ({ message, expected }) => {
  expect(withoutPersonalData(message)).toBe(expected)
})

test('nothing leaves about who met the fault, nor what they looked for', () => {
  const report: FaultReport & { release: string } = {
    level: 'error',
    release: '1.0.0',
    message: 'No answer to curator@example.org',
    server_name: 'machine',
    user: { ip_address: '192.0.2.1' },
    extra: { arguments: ['what was typed'] },
    contexts: { browser: 'any' },
    request: { url: 'https://portal.example/gallery?q=words', cookies: 'session=1' } as { url: string },
    tags: { address: '/api/species?search=words', route: '/gallery' },
    breadcrumbs: [{ message: 'Went to /gallery?q=words', data: { from: '/admin/login?email=a' } }],
    exception: { values: [{ value: 'at /x?y=z' }] },
  }
  expect(reportable(report)).toEqual({
    level: 'error',
    release: '1.0.0',
    message: 'No answer to [e-mail]',
    request: { url: 'https://portal.example/gallery' },
    tags: { address: '/api/species', route: '/gallery' },
    breadcrumbs: [{ message: 'Went to /gallery' }],
    exception: { values: [{ value: 'at /x' }] },
  })
})

test('the latest hundred breadcrumbs go along', () => {
  const breadcrumbs = Array.from({ length: MOST_BREADCRUMBS + 5 }, (_, step) => ({ message: `${step}` }))
  const told = reportable({ breadcrumbs })?.breadcrumbs ?? []
  expect([told.length, told[0]?.message]).toEqual([MOST_BREADCRUMBS, '5'])
})

test('what was searched for leaves with no line of a stack', () => {
  const page = 'https://portal.example/gallery?search=anna'
  const kept = reportable({
    transaction: '/gallery?search=anna',
    exception: {
      values: [{ value: 'It failed', stacktrace: { frames: [{ filename: page, abs_path: page }] } }],
    },
  })
  expect(JSON.stringify(kept)).not.toContain('anna')
  expect(kept?.exception?.values?.[0]?.stacktrace?.frames).toEqual([
    { filename: 'https://portal.example/gallery', abs_path: 'https://portal.example/gallery' },
  ])
})
