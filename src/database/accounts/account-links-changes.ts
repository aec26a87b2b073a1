import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { type LinkPurpose, linkExpiry } from '#domain/accounts/account-links.ts'
import { ROLES, type Role } from '#domain/accounts/roles.ts'
import { Invalid, NotFound } from '#domain/problems.ts'
import type { Editor, Reader, Transaction } from '../access.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { account_links, user } from '../schema/index.ts'
import { changePassword, createAccount, inLowerCase } from './accounts-changes.ts'

const TOKEN_BYTES = 32

/** A link as it is stored. */
export type AccountLink = typeof account_links.$inferSelect

/** The secret of a link, which is known here only until it is sent, and until when it can be used. */
export interface NewLink {
  token: string
  expires_at: Date
}

/** The digest of a link's secret. The secret is random and long, so that no key or stretching is needed. */
const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Invites a person, in place of an earlier invitation. Throws Invalid where the e-mail has an account. */
export async function invitePerson(
  tx: Transaction,
  editor: Editor,
  { email: given, role, languages }: { email: string; role: Role; languages: readonly string[] },
  now: Date,
): Promise<NewLink> {
  const email = inLowerCase(given)
  const known = await tx.select({ id: user.id }).from(user).where(eq(user.email, email))
  if (known.length > 0) throw new Invalid('email_taken', { email: 'email_taken' })
  await tx
    .delete(account_links)
    .where(and(eq(account_links.email, email), eq(account_links.purpose, 'invitation')))
  const link = await storeLink(
    tx,
    { purpose: 'invitation', email, role, languages: [...languages], created_by: editor.email },
    now,
  )
  const after = { email, role, languages, expires_at: link.expires_at }
  await recordChange(tx, editor, { table: 'account_links', action: 'create', row_id: link.id, after })
  return link
}

/** Takes an invitation back. Throws NotFound where it was accepted, or taken back before. */
export async function revokeInvitation(tx: Transaction, editor: Editor, id: string): Promise<void> {
  const [gone] = await tx
    .delete(account_links)
    .where(and(eq(account_links.id, id), eq(account_links.purpose, 'invitation')))
    .returning()
  if (gone === undefined) throw new NotFound('invitation_not_found')
  const before = { email: gone.email, role: gone.role, languages: gone.languages }
  await recordChange(tx, editor, { table: 'account_links', action: 'remove', row_id: id, before })
}

/** Makes a link by which a person sets a new password, in place of an earlier one; `editor` is null for the person. */
export async function linkToNewPassword(
  tx: Transaction,
  editor: Editor | null,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<NewLink> {
  await tx.delete(account_links).where(eq(account_links.user_id, id))
  const created_by = editor?.email ?? null
  const link = await storeLink(tx, { purpose: 'new_password', email, user_id: id, created_by }, now)
  const after = { purpose: 'new_password', email, expires_at: link.expires_at }
  await recordChange(tx, editor ?? { id, email }, {
    table: 'account_links',
    action: 'create',
    row_id: link.id,
    after,
  })
  return link
}

/** The link with this secret, unless it has expired; undefined also where it was used or taken back. */
export async function findLink(
  db: Reader | Transaction,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<AccountLink | undefined> {
  const [link] = await db
    .select()
    .from(account_links)
    .where(usable(purpose, token, now))
  return link
}

/** Makes the account of an invitation, which is used up by it; undefined where it cannot be used. */
export async function acceptInvitation(
  tx: Transaction,
  { token, name, password_hash }: { token: string; name: string; password_hash: string },
  now: Date,
): Promise<AccountLink | undefined> {
  const link = await takeLink(tx, 'invitation', token, now)
  const role = ROLES.find((known) => known === link?.role)
  if (link === undefined || role === undefined) return undefined
  const { email, languages } = link
  await createAccount(tx, 'itself', { email, name, password_hash, role, languages })
  return link
}

/** Sets the new password of a link, which is used up by it; undefined where it cannot be used. */
export async function acceptNewPassword(
  tx: Transaction,
  { token, password_hash }: { token: string; password_hash: string },
  now: Date,
): Promise<AccountLink | undefined> {
  const link = await takeLink(tx, 'new_password', token, now)
  if (link === undefined) return undefined
  await changePassword(tx, { id: link.user_id, email: link.email }, { email: link.email, password_hash })
  return link
}

/** Of many requests with one link only the first gets it: the row is gone for the others. */
async function takeLink(tx: Transaction, purpose: LinkPurpose, token: string, now: Date) {
  const [link] = await tx
    .delete(account_links)
    .where(usable(purpose, token, now))
    .returning()
  return link
}

const usable = (purpose: LinkPurpose, token: string, now: Date) =>
  and(
    eq(account_links.purpose, purpose),
    eq(account_links.token_digest, digestOf(token)),
    gt(account_links.expires_at, now),
  )

async function storeLink(
  tx: Transaction,
  values: Omit<typeof account_links.$inferInsert, 'token_digest' | 'expires_at'>,
  now: Date,
): Promise<NewLink & { id: string }> {
  await tx.delete(account_links).where(lt(account_links.expires_at, now))
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expires_at = linkExpiry(values.purpose, now)
  const [stored] = await tx
    .insert(account_links)
    .values({ ...values, token_digest: digestOf(token), created_at: now, expires_at })
    .returning({ id: account_links.id })
  if (stored === undefined) throw new Error('The link was not stored')
  return { id: stored.id, token, expires_at }
}
