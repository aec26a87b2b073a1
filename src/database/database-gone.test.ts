import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isDatabaseGone, wentWhileSaving } from './database-gone.ts'

const coded = (code: string) => Object.assign(new Error('in words of its own'), { code })
const asked = (query: string, cause: Error) => new DrizzleQueryError(query, [], cause)

test.each([
  { what: 'nobody listens', problem: coded('ECONNREFUSED'), gone: true },
  { what: 'the server shuts down', problem: asked('select 1', coded('57P01')), gone: true },
  { what: 'the server starts', problem: coded('57P03'), gone: true },
  { what: 'no connection is left', problem: coded('53300'), gone: true },
  { what: 'the connection broke', problem: new Error('Connection terminated unexpectedly'), gone: true },
  {
    what: 'the connection was given up',
    problem: new Error('Client was closed and is not queryable'),
    gone: true,
  },
  { what: 'it is frozen', problem: asked('select 1', new Error('Query read timeout')), gone: true },
  { what: 'the server ended a statement that took too long', problem: coded('57014'), gone: true },
  { what: 'a rule is broken', problem: asked('insert', coded('23505')), gone: false },
  { what: 'the disk is full', problem: asked('insert', coded('53100')), gone: false },
  { what: 'a file is missing', problem: coded('ENOENT'), gone: false },
  { what: 'what was thrown is no error', problem: 'ECONNREFUSED', gone: false },
])('$what: $gone', ({ problem, gone }) => {
  expect(isDatabaseGone(problem)).toBe(gone)
})

test('only a database that goes during the commit leaves open what became of a change', () => {
  expect(wentWhileSaving(asked('commit', coded('57P01')))).toBe(true)
  // What the driver reports of a commit without an answer.
  expect(wentWhileSaving(asked('rollback', new Error('Client has encountered a connection error')))).toBe(
    true,
  )
  expect(wentWhileSaving(asked('update species', coded('57P01')))).toBe(false)
  expect(wentWhileSaving(asked('commit', coded('23503')))).toBe(false)
})
