import { expect, test } from 'vitest'
import { shownAddress } from './database-address.ts'

const withPassword = (password: string) => `postgres://portal:${password}@db.example/arctic`

test.each<[address: string, shown: string | undefined]>([
  ['postgres://portal@db.example/arctic', 'postgres://portal@db.example/arctic'],
  ['postgres://portal:secret@db.example:5433/arctic', 'postgres://portal@db.example:5433/arctic'],
  [withPassword('s%40cr%2Fet'), 'postgres://portal@db.example/arctic'],
  ['postgres://db.example/arctic?user=portal&password=secret', 'postgres://db.example/arctic?user=portal'],
  ['postgres://db.example/arctic?password=secret', 'postgres://db.example/arctic'],
  [
    'postgres://portal:secret@db/arctic?password=secret&sslmode=require',
    'postgres://portal@db/arctic?sslmode=require',
  ],
  ['postgres://db/arctic?PASSWORD=secret&sslpassword=secret&passfile=secret', 'postgres://db/arctic'],
  ['postgres://db/arctic?options=-c%20x.key%3Dsecret', 'postgres://db/arctic'],
  ['postgres://portal:secret@/arctic?host=/run/postgresql', 'postgres://portal@/arctic?host=/run/postgresql'],
  ['postgres://portal:secret@[::1]:5432/arctic', 'postgres://portal@[::1]:5432/arctic'],
  ['/run/postgresql arctic', '/run/postgresql arctic'],
  ['socket:/run/postgresql?db=arctic&password=secret', 'socket:/run/postgresql'],
  // Passwords with characters that end the part they are in.
  [withPassword('1/secret'), undefined],
  [withPassword('p@1/secret'), undefined],
  [withPassword('1?secret'), undefined],
  [withPassword('1?host=secret'), undefined],
  ['socket://portal:secret@/run/postgresql?db=arctic', undefined],
  [withPassword('1#secret'), undefined],
  [withPassword('se#cret'), undefined],
  // Other ways to name a database, which are not understood.
  ['host=db.example user=portal password=secret', undefined],
  ['mysql://portal:secret@db.example/arctic', undefined],
  ['portal:secret@db.example/arctic', undefined],
  ['secret', undefined],
])('%s is shown as %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown)
  if (shown !== undefined) expect(shown).not.toContain('secret')
})
