import { expect, test } from 'vitest'
import { slowMetrics } from './slow-metrics.ts'

const PORTAL = 'https://portal.example'

test.each([
  {
    what: 'a page that was long in coming',
    measured: { entryType: 'navigation', name: PORTAL, startTime: 0, duration: 4200.4 },
    expected: ['the page took 4200 ms'],
  },
  {
    what: 'a paint that came late',
    measured: { entryType: 'largest-contentful-paint', name: '', startTime: 3100, duration: 0 },
    expected: ['the largest paint took 3100 ms'],
  },
  {
    what: 'a slow question, without its words',
    measured: {
      entryType: 'resource',
      name: `${PORTAL}/api/species?search=words`,
      startTime: 90_000,
      duration: 3001,
    },
    expected: ['/api/species took 3001 ms'],
  },
  {
    what: 'nothing of a quick question asked late',
    measured: { entryType: 'resource', name: `${PORTAL}/api/names`, startTime: 90_000, duration: 30 },
    expected: [],
  },
  {
    what: 'nothing of a picture',
    measured: { entryType: 'resource', name: `${PORTAL}/images/species/1`, startTime: 0, duration: 9000 },
    expected: [],
  },
])('is told: $what', ({ measured, expected }) => {
  expect(slowMetrics([measured])).toEqual(expected)
})
