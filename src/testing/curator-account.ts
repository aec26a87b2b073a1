/** Whom tests and measurements sign in as, at portals that they start. */
export const CURATOR_ACCOUNT = { email: 'curator@example.org', password: 'a long enough password' }

/** The environment with which such a portal makes this account at its start. */
export const FIRST_ADMINISTRATOR = {
  ADMIN_EMAIL: CURATOR_ACCOUNT.email,
  ADMIN_PASSWORD: CURATOR_ACCOUNT.password,
}
