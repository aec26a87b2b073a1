import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/* The sign-in tables are named and shaped as the sign-in library expects them. */

export const user = pgTable('user', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
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

/** What the portal knows of a signed-in person; role 'admin' opens the back office. */
export const profiles = pgTable('profiles', {
  id: text()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  role: text(),
})

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
