import { expect, test } from 'vitest'
import { parseDsn } from './fault-service.ts'

test.each([
  {
    dsn: 'https://key@faults.example/7',
    envelopes: 'https://faults.example/api/7/envelope/?sentry_version=7&sentry_key=key',
  },
  {
    dsn: 'http://key@127.0.0.1:8000/below/12',
    envelopes: 'http://127.0.0.1:8000/below/api/12/envelope/?sentry_version=7&sentry_key=key',
  },
  { dsn: 'https://faults.example/7', envelopes: undefined },
  { dsn: 'https://key@faults.example/', envelopes: undefined },
  { dsn: 'ftp://key@faults.example/7', envelopes: undefined },
  { dsn: 'yes', envelopes: undefined },
])('reports to $dsn go to $envelopes', ({ dsn, envelopes }) => {
  expect(parseDsn(dsn)?.envelopes).toBe(envelopes)
})
