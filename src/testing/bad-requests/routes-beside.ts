import fc from 'fast-check'
import type { BadRequest } from './request.ts'

/* What the portal answers beside the procedures of its contract. */

/** `{word}` is filled with an id or with anything. */
export const ADDRESSES = [
  '/',
  '/home',
  '/gallery',
  '/arctic-tracker',
  '/species/{word}',
  '/species/{word}/brief',
  '/countries/{word}/brief',
  '/research/species-comparison',
  '/glossary',
  '/methodology/{word}',
  '/community',
  '/debug/database',
  '/status',
  '/admin',
  '/admin/{word}',
  '/admin/login',
  '/{word}',
  '/offline-shell',
  '/offline-answers/{word}',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/social.png',
  '/images/species/{word}',
  '/images/species/{word}/large',
  '/images/social/{word}.png',
  '/images/{word}',
  '/locales/{word}/common.json',
  '/assets/{word}',
  '/api',
  '/api/{word}',
  '/api/openapi.json',
  '/api/species/{word}',
  '/api/admin/{word}',
  '/api/auth/get-session',
  '/api/auth/{word}',
  '/healthz',
  '/readyz',
] as const

export const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'OPTIONS',
  'PUT',
  'DELETE',
  'PATCH',
  'PROPFIND',
  'TRACE',
  'SEARCH',
]

const LONG = 'a'.repeat(6000)

/** Headers as browsers never send them; a body is sent as JSON unless its kind is the thing that is wrong. */
export function oddHeaders(method: string): fc.Arbitrary<Record<string, string>> {
  const usual: Record<string, string> = method === 'GET' ? {} : { 'content-type': 'application/json' }
  const one = fc.constantFrom<Record<string, string>>(
    {},
    {},
    {},
    { accept: 'text/html' },
    { accept: '*/*;q=nonsense' },
    { 'accept-language': 'xx-YY;q=9, *;q=-1,,,;q=' },
    { 'accept-encoding': 'br;q=0, gzip;q=nonsense' },
    { 'accept-encoding': LONG },
    { 'if-none-match': '*' },
    { 'if-none-match': LONG },
    { range: 'bytes=9999999999999-0' },
    { cookie: `arctic-tracker.session_token=%00%ff; language=__proto__; ${LONG}` },
    { 'x-forwarded-for': '<script>, 999.999.999.999' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': 'application/octet-stream' },
    { 'content-type': '/;;=' },
    { 'content-encoding': 'gzip' },
    { 'transfer-encoding': 'chunked' },
  )
  return one.map((odd) => ({ ...usual, ...odd }))
}

type Sent = Omit<BadRequest, 'who'>

const json = (method: string, address: string, body: unknown): Sent => ({
  method,
  address,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** A part of a form as a broken program writes it; names cannot break out of their quotes unless they try. */
const upload = (source: string, name: string, content: string, end = '--x--\r\n'): Sent => ({
  method: 'POST',
  address: `/api/admin/imports?source=${source}`,
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  body: `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n${content}\r\n${end}`,
})

/** Bodies to where bodies are taken. */
export const SENDERS_OF_BODIES: ((one: string, other: string) => Sent)[] = [
  (email, password) => json('POST', '/api/auth/sign-in/email', { email, password }),
  (email, password) => json('POST', '/api/auth/sign-in/email', { email: [email], password: { password } }),
  (email) => json('POST', '/api/auth/sign-up/email', { email, password: email, name: email }),
  (word) => json('POST', '/api/auth/sign-out', word),
  (one, other) => ({
    ...json('POST', '/api/fault-reports', {}),
    body: `{"event_id":${JSON.stringify(one)}}\n${other}`,
  }),
  (one) => json('POST', '/api/fault-reports', one),
  (name, content) => upload('nammco', name, content),
  (name, content) => upload('cites-trade', `${name}.csv`, content),
  (name, content) => upload('iucn', `${name}.json`, content),
  (name, content) => upload('nammco', name, content, ''),
  (name) => ({
    ...upload('nammco', name, ''),
    body: '--x\r\ncontent-disposition: form-data\r\n\r\n--x--\r\n',
  }),
  (name) => ({
    ...upload('nammco', name, ''),
    body: '--x\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream\r\n\r\na\r\n--x--\r\n',
  }),
  (name, content) => ({
    ...upload('nammco', name, ''),
    body: `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n--x--\r\n`,
  }),
  (name, content) => ({ ...upload(encodeURIComponent(name.toWellFormed()), 'a.csv', content) }),
  (name, content) => ({
    ...upload('nammco', name, content),
    headers: { 'content-type': 'multipart/form-data' },
  }),
]
