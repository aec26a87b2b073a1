import { AUDIT_ACTIONS, type AuditAction } from '#domain/audit/audit-actions.ts'
import { oneOf, pageIn, textIn } from '#web/address-values.ts'
import { PAGE_SIZES } from '../records/list-address.ts'

/** The changes that the address asks for. */
export interface AuditSearch {
  search: string
  page: number
  table: string
  row: string
  action: AuditAction | ''
  /** Entries on a page; 0 for the usual number. */
  size: number
}

export const WHOLE_TRAIL: AuditSearch = { search: '', page: 1, table: '', row: '', action: '', size: 0 }

export function auditSearch(given: Readonly<Record<string, unknown>>): AuditSearch {
  return {
    search: textIn(given.search),
    page: pageIn(given.page),
    table: textIn(given.table),
    row: textIn(given.row),
    action: oneOf(AUDIT_ACTIONS, given.action),
    size: PAGE_SIZES.find((size) => size === Number(given.size)) ?? 0,
  }
}
