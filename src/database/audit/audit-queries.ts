import { and, count, desc, eq, getTableColumns, ilike, or, sql } from 'drizzle-orm'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { type LastChange, NotFound } from '#domain/problems.ts'
import type { Reader, Transaction } from '../access.ts'
import { audit_log, species } from '../schema/index.ts'

/** The species that a row of the trail belongs to, as the row names it; a translation is of a record. */
const OWNER = sql`coalesce(
  ${audit_log.after} ->> 'species_id', ${audit_log.before} ->> 'species_id',
  ${audit_log.after} ->> 'record_id', ${audit_log.before} ->> 'record_id'
)`

export interface AuditRequest {
  page: number
  size: number
  /** Part of an editor's address or of what a row says. */
  search: string
  table_name?: string
  row_id?: string
  action?: AuditAction
}

/** One page of what was changed, newest first; a page beyond the last is answered with the last. */
export async function pageOfAudit(db: Reader, { page: asked, size, ...filters }: AuditRequest) {
  const where = and(...conditions(filters))
  const [counted] = await db.select({ total: count() }).from(audit_log).where(where)
  const total = counted?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(asked, pages)
  const rows = await db
    .select({ ...getTableColumns(audit_log), of_species: species.scientific_name })
    .from(audit_log)
    .leftJoin(species, sql`${species.id}::text = ${OWNER}`)
    .where(where)
    .orderBy(desc(audit_log.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total, page, pages }
}

/** Who changed a row last, and when; undefined where the trail has nothing of it. */
export async function lastChangeOf(
  db: Reader | Transaction,
  table_name: string,
  row_id: string,
): Promise<LastChange | undefined> {
  const [last] = await db
    .select({ editor_email: audit_log.editor_email, changed_at: audit_log.changed_at })
    .from(audit_log)
    .where(and(eq(audit_log.table_name, table_name), eq(audit_log.row_id, row_id)))
    .orderBy(desc(audit_log.id))
    .limit(1)
  return last
}

/** The version that the last change of a record left, or removed. Throws NotFound where the trail has none. */
export async function lastVersionOf(
  db: Reader | Transaction,
  table_name: string,
  row_id: string,
): Promise<{ version: number; removed: boolean }> {
  const [last] = await db
    .select({ action: audit_log.action, before: audit_log.before, after: audit_log.after })
    .from(audit_log)
    .where(and(eq(audit_log.table_name, table_name), eq(audit_log.row_id, row_id)))
    .orderBy(desc(audit_log.id))
    .limit(1)
  if (last === undefined) throw new NotFound('audit.not_found')
  return { version: Number((last.after ?? last.before)?.version), removed: last.action === 'remove' }
}

function conditions({ search, table_name, row_id, action }: Omit<AuditRequest, 'page' | 'size'>) {
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  return [
    search.trim() === ''
      ? undefined
      : or(
          ilike(audit_log.editor_email, pattern),
          ilike(sql`${audit_log.before}::text`, pattern),
          ilike(sql`${audit_log.after}::text`, pattern),
        ),
    table_name ? eq(audit_log.table_name, table_name) : undefined,
    row_id ? eq(audit_log.row_id, row_id) : undefined,
    action ? eq(audit_log.action, action) : undefined,
  ]
}
