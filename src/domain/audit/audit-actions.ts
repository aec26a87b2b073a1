/** What the audit trail may say that someone did. */
export const AUDIT_ACTIONS = ['create', 'update', 'remove', 'restore', 'import'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
