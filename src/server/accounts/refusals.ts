/** What requests without a session, or without the right, are told at every address that needs one. */
export const SIGNED_OUT = { code: 'UNAUTHORIZED', message: 'Access denied. Please sign in.' } as const
export const NOT_ADMIN = {
  code: 'FORBIDDEN',
  message: 'Access denied. Admin privileges required.',
} as const
