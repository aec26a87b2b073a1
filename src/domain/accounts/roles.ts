import type { TranslationLanguage } from '../translations/translated-fields.ts'

/** The role that may do everything. Source: specification, document 3, section 6. */
export const ADMIN_ROLE = 'admin'

/** What a person with an account can be. */
export const ROLES = [ADMIN_ROLE, 'editor', 'reviewer', 'translator'] as const
export type Role = (typeof ROLES)[number]

/** What procedures and screens of the back office ask for. */
export const PERMISSIONS = [
  /** See texts and their translations. */
  'read_texts',
  /** See all records, releases and the audit trail. */
  'read',
  /** Create, change, mark as checked, delete and restore records and texts. */
  'edit_records',
  /** Write translations: with `edit_records` into all languages, else into one's own. */
  'translate',
  /** Comment on drafts, approve and return them. */
  'review',
  /** Make drafts public. */
  'publish',
  /** Send releases, accept them and go back to earlier ones. */
  'import',
  /** Invite people, change their roles, remove them, revoke their API tokens. */
  'manage_people',
  /** Manage the addresses that are called after changes of the published data. */
  'manage_webhooks',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const PERMISSIONS_OF: Readonly<Record<Role, readonly Permission[]>> = {
  [ADMIN_ROLE]: PERMISSIONS,
  editor: ['read_texts', 'read', 'edit_records', 'translate', 'publish'],
  reviewer: ['read_texts', 'read', 'review'],
  translator: ['read_texts', 'translate'],
}

/** A person as far as rules about permissions know them. */
export interface RoleHolder {
  role: string | null
  /** Which languages a translator writes; those of other roles do not count. */
  languages: readonly string[]
  /** Of a request with an API token: what of the role the token is for. Without it, all of the role. */
  scope?: readonly Permission[] | undefined
}

/** The role that a profile names; undefined where it names none that there is. */
export const roleOf = ({ role }: Pick<RoleHolder, 'role'>): Role | undefined =>
  ROLES.find((known) => known === role)

/** What this role may do, in the order of `PERMISSIONS`; nothing where it is none of the known ones. */
export function permissionsOf(person: Pick<RoleHolder, 'role'>): readonly Permission[] {
  const role = roleOf(person)
  return role === undefined ? [] : PERMISSIONS_OF[role]
}

/** Whether this person may do this; with a token, whether the token is for it as well. */
export function may(person: Pick<RoleHolder, 'role' | 'scope'>, permission: Permission): boolean {
  return permissionsOf(person).includes(permission) && (person.scope?.includes(permission) ?? true)
}

/** Whether this person may write translations into this language. */
export function mayTranslateInto(person: RoleHolder, language: TranslationLanguage): boolean {
  if (!may(person, 'translate')) return false
  // Of the role, not of a token: one that is for translating alone translates into the languages of its owner.
  return permissionsOf(person).includes('edit_records') || person.languages.includes(language)
}
