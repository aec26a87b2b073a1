import { createAuthEndpoint } from 'better-auth/api'

/**
 * Part of the sign-in library that reads which session a cookie names, where the portal itself signed it. It asks no
 * database, and so does not know whether that session still lasts.
 */
export const namedSession = {
  id: 'named-session',
  endpoints: {
    getNamedSession: createAuthEndpoint(
      { method: 'GET', requireHeaders: true },
      async ({ context: { authCookies, secret }, getSignedCookie }): Promise<string | undefined> =>
        (await getSignedCookie(authCookies.sessionToken.name, secret)) || undefined,
    ),
  },
} as const
