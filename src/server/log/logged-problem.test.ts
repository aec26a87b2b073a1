import { expect, test } from 'vitest'
import { loggedAddress, loggedProblem } from './logged-problem.ts'

test('a failed query is told without the values that it was put with', () => {
  const cause = Object.assign(new Error('no such column'), {
    code: '42703',
    detail: 'Key (email)=(a@b.example)',
  })
  const failed = Object.assign(
    new Error('Failed query: select 1\nparams: polar bear,a@b.example', { cause }),
    {
      params: ['polar bear', 'a@b.example'],
    },
  )
  const logged = loggedProblem(failed)
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'Failed query: select 1',
    cause: { message: 'no such column', code: '42703' },
  })
  expect(logged.stack).toMatch(/^at .*logged-problem\.test\.ts/)
  expect(JSON.stringify(logged)).not.toMatch(/polar bear|example/)
})

test('what is thrown may be no error at all', () => {
  expect(loggedProblem('gone: /gallery?q=bear')).toEqual({
    type: 'string',
    message: 'gone: /gallery',
    stack: '',
  })
})

test('an address is told without what was asked', () => {
  expect(loggedAddress('/gallery?search=polar%20bear')).toBe('/gallery')
})
