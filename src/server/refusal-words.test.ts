import { expect, test } from 'vitest'
import { refusalOf } from './refusal-words.ts'

test.each([
  {
    what: 'a problem of the portal keeps its words',
    status: 429,
    problem: { code: 'TOO_MANY_REQUESTS', message: 'Try again in a minute.' },
    expected: { code: 'TOO_MANY_REQUESTS', message: 'Try again in a minute.' },
  },
  {
    what: 'what a library says of a body is said in our words',
    status: 415,
    problem: { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', message: 'Unsupported Media Type' },
    expected: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'This type of content is not supported.' },
  },
  {
    what: 'so is what has no code',
    status: 400,
    problem: { message: 'Unexpected token x in JSON at position 1' },
    expected: { code: 'BAD_REQUEST', message: 'The request cannot be read.' },
  },
  {
    what: 'a refusal that nobody foresaw is a bad request',
    status: 418,
    problem: { message: 'teapot' },
    expected: { code: 'BAD_REQUEST', message: 'The request cannot be read.' },
  },
  {
    what: 'a fault tells nothing, whatever code it has',
    status: 500,
    problem: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 10.1.2.3:5432' },
    expected: { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.' },
  },
])('$what', ({ status, problem, expected }) => {
  expect(refusalOf(status, problem)).toEqual(expected)
})
