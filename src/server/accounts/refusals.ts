/** The refusals of requests without a session, or without the right, at every address that needs one. */
export const SIGNED_OUT = { code: 'UNAUTHORIZED', message: 'Access denied. Please sign in.' } as const
export const NOT_ADMIN = {
  code: 'FORBIDDEN',
  message: 'Access denied. Admin privileges required.',
} as const
/** The refusal of a token that gives no access, for whichever of these reasons. */
export const NO_TOKEN = {
  code: 'UNAUTHORIZED',
  message: 'This API token is unknown, was revoked, or has expired.',
} as const
