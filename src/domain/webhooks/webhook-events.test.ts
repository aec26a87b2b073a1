import { expect, test } from 'vitest'
import { eventOf } from './webhook-events.ts'

test.each([
  ['cites_listings', 'records.changed'],
  ['translations', 'records.changed'],
  ['species_trade_summary', 'records.changed'],
  ['dataset_releases', 'release.imported'],
  ['profiles', undefined],
  ['account', undefined],
  ['account_links', undefined],
  ['api_tokens', undefined],
  ['webhooks', undefined],
])('a change of %s is told as %s', (table, event) => {
  expect(eventOf(table)).toBe(event)
})
