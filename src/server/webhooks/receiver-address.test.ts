import { expect, test } from 'vitest'
import { addressFault } from './receiver-address.ts'

const NAMED = ['intranet.example', '127.0.0.1:4000']

test.each([
  ['https://example.org/hook', undefined],
  ['https://example.org:8443/hook?a=1', undefined],
  ['http://intranet.example:81/hook', undefined],
  ['http://127.0.0.1:4000/', undefined],
  ['http://127.0.0.1:4001/', 'webhook_https'],
  ['http://2130706433:4000/', undefined],
  ['http://example.org/hook', 'webhook_https'],
  ['https://me@example.org/', 'webhook_credentials'],
  ['ftp://example.org/', 'web_address'],
  ['file:///etc/passwd', 'web_address'],
  ['example.org', 'web_address'],
])('%s: %s', (address, fault) => {
  expect(addressFault(address, NAMED)).toBe(fault)
})
