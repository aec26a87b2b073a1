import { expect, test } from 'vitest'
import { permissionOfAddress } from './permission-of-address.ts'

test.each([
  ['/admin', 'read'],
  ['/admin/dashboard', 'read'],
  ['/admin/species', 'read'],
  ['/admin/species/create', 'edit_records'],
  ['/admin/species/0/edit', 'edit_records'],
  ['/admin/article-summary/0/edit', 'edit_records'],
  ['/admin/translations', 'read_texts'],
  ['/admin/translations/create', 'translate'],
  ['/admin/translations/0/edit', 'translate'],
  ['/admin/people', 'manage_people'],
  ['/admin/account', 'read_texts'],
  ['/admin/webhooks', 'manage_webhooks'],
  ['/admin/releases/0', 'read'],
])('%s asks for %s', (pathname, permission) => {
  expect(permissionOfAddress(pathname)).toBe(permission)
})
