import { expect, test } from 'vitest'
import { addressKind } from './address-kind.ts'

test.each([
  ['/', 'page'],
  ['/species/5f289c1e-5101-458f-a5ea-a65e5c734569?tab=trade', 'page'],
  ['/api', 'page'],
  ['/api/species/all?x=a.png', 'api'],
  ['/api/admin/species', 'admin'],
  ['/api/auth/sign-in/email', 'sign-in'],
  ['/images/species/5f289c1e', 'image'],
  ['/social.png', 'image'],
  ['/assets/index-Bx3.js', 'file'],
  ['/manifest.webmanifest', 'file'],
  ['/metrics', 'health'],
  ['/readyz', 'health'],
])('%s is counted as %s', (address, expected) => {
  expect(addressKind(address)).toBe(expected)
})
