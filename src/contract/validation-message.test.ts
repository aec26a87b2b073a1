import { expect, test } from 'vitest'
import { validationMessage } from './validation-message.ts'

test.each([
  { message: 'day', read: { key: 'day' } },
  { message: 'cites_listings.not_found', read: { key: 'cites_listings.not_found' } },
  { message: 'text_at_most:2000', read: { key: 'text_at_most', max: 2000 } },
  { message: 'text_at_most:', read: undefined },
  { message: 'Someone wrote this', read: undefined },
  { message: 'key.of.more', read: undefined },
])('the message $message is read as $read', ({ message, read }) => {
  expect(validationMessage(message)).toEqual(read)
})
