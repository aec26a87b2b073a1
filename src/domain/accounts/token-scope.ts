import { PERMISSIONS, type Permission, permissionsOf, type RoleHolder } from './roles.ts'

/** Who has these lets others in, or sends data elsewhere: that is done by people who have signed in. */
const OF_PEOPLE_ALONE: readonly Permission[] = ['manage_people', 'manage_webhooks']

/** What an API token can be for. */
export const TOKEN_PERMISSIONS = PERMISSIONS.filter((permission) => !OF_PEOPLE_ALONE.includes(permission))

/** What a person of this role can make a token for. */
export const grantableBy = (person: Pick<RoleHolder, 'role'>): Permission[] =>
  TOKEN_PERMISSIONS.filter((permission) => permissionsOf(person).includes(permission))

/** What a stored scope is worth in a request: words that are no permissions of tokens, or no more, count for nothing. */
export const scopeInUse = (stored: readonly string[]): Permission[] =>
  TOKEN_PERMISSIONS.filter((permission) => stored.includes(permission))
