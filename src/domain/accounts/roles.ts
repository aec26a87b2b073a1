/** The only role the portal knows; everybody else is a visitor. */
export const ADMIN_ROLE = 'admin'
