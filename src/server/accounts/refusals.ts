/** What requests without a session, or without the right, are told at every address that needs one. */
export const SIGNED_OUT = { code: 'UNAUTHORIZED', message: 'Access denied. Please sign in.' } as const
export const NOT_ADMIN = {
  code: 'FORBIDDEN',
  message: 'Access denied. Admin privileges required.',
} as const
/** What a program is told whose token lets nobody in, whichever of these it is. */
export const NO_TOKEN = {
  code: 'UNAUTHORIZED',
  message: 'This API token is unknown, was revoked, or has expired.',
} as const
