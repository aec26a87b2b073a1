import { expect, test } from 'vitest'
import { DeviceCookie } from './device-cookie.ts'

const SETTING = { prefix: 'arctic-tracker', secret: 'a secret of this test', secure: false }
const OWNER = 'curator@example.org'

const devices = new DeviceCookie(SETTING)
const sent = devices.make(OWNER).split(';')[0] ?? ''
const number = sent.replace(/^.*=|\..*$/g, '')

test('a device is known by its number at the account that it signed in to, however the e-mail is written', () => {
  expect(number).toMatch(/^[\w-]{24}$/)
  expect(devices.read(`theme=dark; ${sent}`, OWNER)).toBe(number)
  expect(devices.read(sent, ' Curator@Example.org ')).toBe(number)
})

test.each([
  ['at another account', sent, 'colleague@example.org'],
  ['with another number', sent.replace(/(?<=device=)./, (first) => (first === '_' ? '-' : '_')), OWNER],
  ['with another signature', sent.replace(/\...../, '.AAAA'), OWNER],
  ['without a signature', sent.replace(/\..*$/, ''), OWNER],
  ['with an empty one', 'arctic-tracker.device=.', OWNER],
  ['under another name', sent.replace('device', 'session_token'), OWNER],
  ['with a broken cookie', 'arctic-tracker.device', OWNER],
  ['without a cookie', undefined, OWNER],
])('it is unknown %s', (_, cookies, email) => {
  expect(devices.read(cookies, email)).toBeNull()
})

test('it is unknown once the portal has another secret', () => {
  expect(new DeviceCookie({ ...SETTING, secret: 'another' }).read(sent, OWNER)).toBeNull()
})

test('no script reads the cookie, no other site sends it, and over https no plain line carries it', () => {
  expect(devices.make(OWNER)).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/)
  const secure = new DeviceCookie({ prefix: '__Host-arctic-tracker', secret: SETTING.secret, secure: true })
  expect(secure.make(OWNER)).toMatch(/^__Host-arctic-tracker\.device=[^;]+;.*; Secure$/)
})
