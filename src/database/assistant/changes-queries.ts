import { and, desc, eq, gte, ilike, inArray, or, sql } from 'drizzle-orm'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { changedFields } from '#domain/audit/changed-fields.ts'
import { nameOfEntry } from '#domain/audit/entry-name.ts'
import { IMPORTED_DATASETS } from '#domain/releases/datasets.ts'
import type { Reader } from '../access.ts'
import { listReleasesInUse } from '../releases/imports-queries.ts'
import { audit_log, species } from '../schema/index.ts'
import { type Answer, owner } from './answer.ts'

/** The trail itself has all of them; an answer has the latest. */
const MOST_CHANGES = 500

export interface ChangesAsked {
  species_id?: string
  /** From the beginning of this day on, YYYY-MM-DD in UTC. */
  day?: string
  editor?: string
  actions?: readonly AuditAction[]
}

/** What was changed, the latest first; of a species, its own row and every row that belongs to it. */
export async function answerChanges(db: Reader, asked: ChangesAsked): Promise<Answer> {
  const where = and(...conditions(asked))
  const entries = await db
    .select()
    .from(audit_log)
    .where(where)
    .orderBy(desc(audit_log.id))
    .limit(MOST_CHANGES)
  const changed = entries.map((entry) => ({ entry, species_id: speciesOf(entry) }))
  const ids = [...new Set(changed.flatMap(({ species_id }) => species_id ?? []))]
  const found = ids.length === 0 ? [] : await db.select(owner).from(species).where(inArray(species.id, ids))
  return {
    of_species: true,
    columns: ['changed_at', 'editor', 'action', 'table', 'record', 'changed_fields'],
    rows: changed.map(({ entry, species_id }) => ({
      id: String(entry.id),
      species: found.find(({ id }) => id === species_id) ?? null,
      cells: {
        changed_at: entry.changed_at.toISOString(),
        editor: entry.editor_email,
        action: entry.action,
        table: entry.table_name,
        record: nameOfEntry(entry),
        // Of what was added or deleted, every field would be named.
        changed_fields:
          entry.action === 'update'
            ? changedFields(entry.before, entry.after).map(({ field }) => field)
            : null,
      },
      fix: { at: 'audit', table: entry.table_name, row: entry.row_id },
    })),
    count: await db.$count(audit_log, where),
  }
}

type Entry = typeof audit_log.$inferSelect

/** Whose row it was; also of a species that is no longer there. */
function speciesOf({ table_name, row_id, before, after }: Entry): string | null {
  if (table_name === 'species') return row_id
  const species_id = after?.species_id ?? before?.species_id
  return typeof species_id === 'string' ? species_id : null
}

function conditions({ species_id, day, editor, actions }: ChangesAsked) {
  return [
    species_id === undefined
      ? undefined
      : or(
          and(eq(audit_log.table_name, 'species'), eq(audit_log.row_id, species_id)),
          eq(sql`${audit_log.before} ->> 'species_id'`, species_id),
          eq(sql`${audit_log.after} ->> 'species_id'`, species_id),
        ),
    day === undefined ? undefined : gte(audit_log.changed_at, new Date(`${day}T00:00:00Z`)),
    editor === undefined ? undefined : ilike(audit_log.editor_email, editor.replaceAll(/[\\%_]/g, '\\$&')),
    actions === undefined ? undefined : inArray(audit_log.action, [...actions]),
  ]
}

/** The imported releases in use, the latest first; parts of the catalogue were not imported. */
export async function answerLatestImports(db: Reader): Promise<Answer> {
  const { in_use } = await listReleasesInUse(db)
  return {
    of_species: false,
    columns: ['title', 'release', 'loaded_at', 'loaded_by', 'rows'],
    rows: in_use
      .filter(({ dataset }) => IMPORTED_DATASETS.some((imported) => imported === dataset))
      .toSorted((one, other) => other.loaded_at.localeCompare(one.loaded_at))
      .map(({ id, title, version, loaded_at, loaded_by, row_count }) => ({
        id,
        species: null,
        cells: { title, release: version, loaded_at, loaded_by, rows: row_count },
        fix: { at: 'releases' },
      })),
  }
}
