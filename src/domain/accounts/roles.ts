/** The only role there is: a profile with exactly this one opens the back office. Source: specification, document 3, section 6. */
export const ADMIN_ROLE = 'admin'
