import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without any setting the portal serves from an embedded database at port 3000', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    isHostChosen: false,
    port: 3000,
    databaseUrl: undefined,
    dataDir: '.data',
    publicUrl: 'http://localhost:3000',
    releaseStore: undefined,
    buildAhead: true,
    portal: { name: 'Arctic Tracker', institution: 'University of Akureyri' },
  })
})

test.each([
  { HOST: '', host: '127.0.0.1', publicUrl: 'http://localhost:3000' },
  { HOST: '0.0.0.0', host: '0.0.0.0', publicUrl: 'http://localhost:3000' },
  { HOST: '::', host: '::', publicUrl: 'http://localhost:3000' },
  { HOST: '::1', host: '::1', publicUrl: 'http://[::1]:3000' },
  { HOST: '192.0.2.1', host: '192.0.2.1', publicUrl: 'http://192.0.2.1:3000' },
])('with HOST=$HOST it listens on $host and is called $publicUrl', ({ HOST, host, publicUrl }) => {
  expect(readConfig({ HOST })).toMatchObject({ host, publicUrl, isHostChosen: HOST !== '' })
})

test.each([
  [{ PORT: 'http' }, "PORT must be a whole number from 0 to 65535, not 'http'."],
  [{ PORT: '99999' }, "PORT must be a whole number from 0 to 65535, not '99999'."],
  [{ ADMIN_EMAIL: 'curator@example.org' }, 'ADMIN_EMAIL and ADMIN_PASSWORD belong together.'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters, or be left out.'],
  [
    { SMTP_URL: 'mail.example.org' },
    'SMTP_URL must be an address such as smtps://user:password@mail.example.org.',
  ],
  [{ SMTP_URL: 'smtp://mail.example.org' }, 'SMTP_URL needs MAIL_FROM, the address that mail comes from.'],
  [{ BUILD_AHEAD: 'no' }, "BUILD_AHEAD must be on or off, not 'no'."],
  [
    { PORTAL_ISSUES: 'javascript:alert(1)' },
    "PORTAL_ISSUES must be an address such as https://example.org/issues, not 'javascript:alert(1)'.",
  ],
  [{ PUBLIC_URL: 'example' }, "PUBLIC_URL must be an address such as https://example.org, not 'example'."],
])('%o is refused in one sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence)
})
