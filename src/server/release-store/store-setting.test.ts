import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { storeSetting } from './store-setting.ts'

const KEY = { AWS_ACCESS_KEY_ID: 'portal', AWS_SECRET_ACCESS_KEY: 'secret' }
const FORM = 'RELEASE_STORE must be a folder or an address such as s3://bucket/prefix, not '

test.each([
  { what: 'nothing', environment: {}, setting: undefined },
  { what: 'an empty value', environment: { RELEASE_STORE: ' ' }, setting: undefined },
  { what: 'a folder', environment: { RELEASE_STORE: '/srv/store' }, setting: { folder: '/srv/store' } },
  { what: 'a folder below', environment: { RELEASE_STORE: 'store' }, setting: { folder: resolve('store') } },
  {
    what: 'a bucket at Amazon',
    environment: { RELEASE_STORE: 's3://files', AWS_REGION: 'eu-north-1', ...KEY },
    setting: { bucket: 'files', prefix: '', region: 'eu-north-1', endpoint: undefined },
  },
  {
    what: 'a bucket elsewhere, with a prefix',
    environment: { RELEASE_STORE: 's3://files/a/b.c/', AWS_ENDPOINT_URL: 'http://10.0.0.7:9000/', ...KEY },
    setting: { bucket: 'files', prefix: 'a/b.c', region: 'us-east-1', endpoint: 'http://10.0.0.7:9000' },
  },
])('$what is read', ({ environment, setting }) => {
  if (setting === undefined) expect(storeSetting(environment)).toBeUndefined()
  else expect(storeSetting(environment)).toMatchObject(setting)
})

test.each([
  [{ RELEASE_STORE: 'https://files.example' }, `${FORM}'https://files.example'.`],
  [{ RELEASE_STORE: 's3://' }, `${FORM}'s3://'.`],
  [{ RELEASE_STORE: 's3://Files' }, `${FORM}'s3://Files'.`],
  [{ RELEASE_STORE: 's3://files/../others' }, `${FORM}'s3://files/../others'.`],
  [{ RELEASE_STORE: 'ftp://user:password@files.example' }, `${FORM}'ftp://files.example'.`],
  [
    { RELEASE_STORE: 's3://files', AWS_REGION: 'eu-north-1', AWS_ACCESS_KEY_ID: 'portal' },
    'RELEASE_STORE names a bucket, which needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ],
  [
    { RELEASE_STORE: 's3://files', ...KEY },
    'RELEASE_STORE names a bucket, which needs AWS_REGION, or AWS_ENDPOINT_URL where it is not at Amazon.',
  ],
  [
    { RELEASE_STORE: 's3://files', ...KEY, AWS_ENDPOINT_URL: 's3.example.org' },
    'AWS_ENDPOINT_URL must be an address such as https://s3.example.org.',
  ],
  [
    { RELEASE_STORE: 's3://files', ...KEY, AWS_ENDPOINT_URL: 'https://user:password@s3.example.org' },
    'AWS_ENDPOINT_URL must be an address such as https://s3.example.org.',
  ],
])('%o is refused in one sentence', (environment, sentence) => {
  expect(() => storeSetting(environment)).toThrow(new RangeError(sentence))
})
