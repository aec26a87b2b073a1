import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { LINK_PURPOSES } from '#domain/accounts/account-links.ts'
import { isOneOf } from './columns.ts'

/* The sign-in tables are named and shaped as the sign-in library expects them. */

export const user = pgTable('user', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  /** Whether signing in with the password asks for a code as well. */
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const session = pgTable('session', {
  id: text().primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  token: text().notNull().unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const account = pgTable('account', {
  id: text().primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true }),
  refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true }),
  scope: text(),
  password: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const verification = pgTable('verification', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Time-based codes of a person; both texts are encrypted with the key that signs sessions. */
export const two_factor = pgTable(
  'two_factor',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Whether the person has typed a code of it once. */
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
  },
  (table) => [index('two_factor_user_idx').on(table.userId)],
)

/** Passkeys: the public half of each, whose private half never leaves the person's device. */
export const passkey = pgTable(
  'passkey',
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text('public_key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer().notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    createdAt: timestamp('created_at', { withTimezone: true }),
    aaguid: text(),
  },
  (table) => [index('passkey_user_idx').on(table.userId)],
)

/** What the portal knows of a person with an account; the role says what they may do. */
export const profiles = pgTable('profiles', {
  id: text()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  role: text(),
  /** Which languages a translator writes. */
  languages: text().array().notNull().default([]),
  last_sign_in_at: timestamp({ withTimezone: true }),
})

/**
 * Links by which somebody makes an account, or sets a new password. Each can be used once and until it expires; of its
 * secret only a digest is stored, so that a reader of the table cannot use one.
 */
export const account_links = pgTable(
  'account_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    token_digest: text().notNull().unique(),
    email: text().notNull(),
    /** Of an invitation: what the account may do. */
    role: text(),
    languages: text().array().notNull().default([]),
    /** Of a new password: whose. */
    user_id: text().references(() => user.id, { onDelete: 'cascade' }),
    /** Who made it; null for a person who forgot the password. */
    created_by: text(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('account_links_purpose_known', isOneOf(table.purpose, LINK_PURPOSES)),
    check(
      'account_links_complete',
      sql`case when ${table.purpose} = 'invitation' then ${table.role} is not null else ${table.user_id} is not null end`,
    ),
  ],
)

/**
 * API tokens of people: with one a program does what its owner may, as far as its scope goes. Of the secret only a digest is
 * stored. A revoked one stays in the list, so that its owner sees when it was used last.
 */
export const api_tokens = pgTable(
  'api_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The first letters of the token, by which its owner finds it again. */
    prefix: text().notNull(),
    token_digest: text().notNull().unique(),
    /** Permissions; what the owner's role has no more counts for nothing. */
    scope: text().array().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    last_used_at: timestamp({ withTimezone: true }),
    revoked_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('api_tokens_user_idx').on(table.user_id)],
)

/** What only the portal's own processes may know, shared by all of them, such as the key that signs sessions. */
export const portal_secrets = pgTable('portal_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * Attempts to sign in that did not succeed, stored for as long as they count. Everything but the time is a keyed digest:
 * the table does not reveal who tried, nor where.
 */
export const sign_in_attempts = pgTable(
  'sign_in_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of the e-mail, whether it has an account or not. */
    account: text().notNull(),
    /** Of the IPv4 address, or the /64 of IPv6. */
    network: text().notNull(),
    /** Of the /48 of IPv6; null for IPv4. */
    wider_network: text(),
    /** Of a device that has signed in to the account before; null for every other. */
    device: text(),
    attempted_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('sign_in_attempts_account_idx').on(table.account),
    index('sign_in_attempts_network_idx').on(table.network),
    index('sign_in_attempts_wider_network_idx').on(table.wider_network),
    index('sign_in_attempts_time_idx').on(table.attempted_at),
  ],
)
