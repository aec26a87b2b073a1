import { AUDIT_ACTIONS, type AuditAction } from '#domain/audit/audit-actions.ts'

/** Which changes the address asks for; what cannot be read falls back. */
export interface AuditSearch {
  search: string
  page: number
  table: string
  row: string
  action: AuditAction | ''
}

export const WHOLE_TRAIL: AuditSearch = { search: '', page: 1, table: '', row: '', action: '' }

export function auditSearch(given: Readonly<Record<string, unknown>>): AuditSearch {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const page = Number(given.page)
  return {
    search: text(given.search),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    table: text(given.table),
    row: text(given.row),
    action: AUDIT_ACTIONS.find((action) => action === given.action) ?? '',
  }
}
