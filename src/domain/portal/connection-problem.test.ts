import { expect, test } from 'vitest'
import { connectionProblem } from './connection-problem.ts'

test.each([
  { what: 'nobody listens', code: 'ECONNREFUSED', problem: 'unreachable' },
  { what: 'the name is unknown', code: 'ENOTFOUND', problem: 'unreachable' },
  { what: 'the connection broke', code: '08006', problem: 'unreachable' },
  { what: 'the server shuts down', code: '57P01', problem: 'unreachable' },
  { what: 'there is no such database', code: '3D000', problem: 'unreachable' },
  { what: 'the password is wrong', code: '28P01', problem: 'sign_in' },
  { what: 'every connection is taken', code: '53300', problem: 'busy' },
  { what: 'a table or view is missing', code: '42P01', problem: 'missing' },
  { what: 'a column is missing', code: '42703', problem: 'missing' },
  { what: 'the role may not read', code: '42501', problem: 'not_permitted' },
  { what: 'the read was stopped', code: '57014', problem: 'too_slow' },
  { what: 'a code nobody planned for', code: 'XX000', problem: 'unexpected' },
  { what: 'no code at all', code: undefined, problem: 'unexpected' },
])('$what: $problem', ({ code, problem }) => {
  expect(connectionProblem(code)).toBe(problem)
})
