import { expect, test } from 'vitest'
import { linkAddress, linkExpiry } from './account-links.ts'

const NOW = new Date('2026-11-27T12:00:00Z')

test.each([
  { purpose: 'invitation', until: '2026-12-04T12:00:00.000Z', page: '/admin/invitation' },
  { purpose: 'new_password', until: '2026-11-28T12:00:00.000Z', page: '/admin/new-password' },
] as const)('a link for $purpose is good until $until', ({ purpose, until, page }) => {
  expect(linkExpiry(purpose, NOW).toISOString()).toBe(until)
  expect(linkAddress(purpose, 'secret', 'https://portal.example')).toBe(
    `https://portal.example${page}#secret`,
  )
})
