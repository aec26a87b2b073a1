import { expect, test } from 'vitest'
import { AnswerTimeout, ForeignAnswer } from '#web/lost-answers.ts'
import { failureKind } from './failure-kind.ts'

const answered = (status: number) => Object.assign(new Error('refused'), { status })

test.each([
  { what: 'an answer of 401', problem: answered(401), kind: 'unauthorized' },
  { what: 'an answer of 403', problem: answered(403), kind: 'forbidden' },
  { what: 'an answer of 404', problem: answered(404), kind: 'notFound' },
  { what: 'an answer of 500', problem: answered(500), kind: 'server' },
  { what: 'an answer of 503', problem: answered(503), kind: 'server' },
  { what: 'an answer of 400', problem: answered(400), kind: undefined },
  { what: 'no answer', problem: new TypeError('Failed to fetch'), kind: 'network' },
  {
    what: 'no answer in Firefox',
    problem: new TypeError('NetworkError when attempting to fetch resource.'),
    kind: 'network',
  },
  { what: 'no answer in Safari', problem: new TypeError('Load failed'), kind: 'network' },
  {
    what: 'a part of the page that cannot be fetched',
    problem: new TypeError('Failed to fetch dynamically imported module: /assets/about.js'),
    kind: 'network',
  },
  {
    what: 'such a part in Firefox',
    problem: new TypeError('error loading dynamically imported module: /assets/about.js'),
    kind: 'network',
  },
  {
    what: 'such a part in Safari',
    problem: new TypeError('Importing a module script failed.'),
    kind: 'network',
  },
  {
    what: 'an answer that did not come in time',
    problem: new AnswerTimeout('Too late'),
    kind: 'timeout',
  },
  { what: 'an answer of something else', problem: new ForeignAnswer('Sign in'), kind: 'foreign' },
  {
    what: 'an answer that cannot be read',
    problem: new Error('Cannot parse response body', { cause: new SyntaxError('Unexpected token') }),
    kind: 'foreign',
  },
  { what: 'a fault of the page', problem: new TypeError('x is undefined'), kind: undefined },
  {
    what: 'a fault of the page that names a field',
    problem: new TypeError("Cannot read properties of undefined (reading 'loaded_at')"),
    kind: undefined,
  },
])('$what is called $kind', ({ problem, kind }) => {
  expect(failureKind(problem)).toBe(kind)
})
