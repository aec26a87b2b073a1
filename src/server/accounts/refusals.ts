/** What whoever has no session, or no right, is told at every address that asks for one. */
export const SIGNED_OUT = { code: 'UNAUTHORIZED', message: 'Access denied. Please sign in.' } as const
export const NOT_ADMIN = {
  code: 'FORBIDDEN',
  message: 'Access denied. Admin privileges required.',
} as const
