import type { Permission } from '#domain/accounts/roles.ts'

const ANY: readonly (readonly [address: RegExp, permission: Permission])[] = [
  [/^\/admin\/account(\/|$)/, 'read_texts'],
  [/^\/admin\/people(\/|$)/, 'manage_people'],
  [/^\/admin\/webhooks(\/|$)/, 'manage_webhooks'],
  [/^\/admin\/translations(\/create|\/[^/]+\/edit)$/, 'translate'],
  [/^\/admin\/translations(\/|$)/, 'read_texts'],
  [/^\/admin\/[^/]+(\/create|\/[^/]+\/edit)$/, 'edit_records'],
]

/** What a person must be allowed to do, to open a screen of the back office. */
export const permissionOfAddress = (pathname: string): Permission =>
  ANY.find(([address]) => address.test(pathname))?.[1] ?? 'read'
