/** The actions of the audit trail. */
export const AUDIT_ACTIONS = ['create', 'update', 'remove', 'restore', 'import'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
