import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { drafted } from '#domain/drafts/drafted-record.ts'
import { NotFound } from '#domain/problems.ts'
import type { Reader } from '../access.ts'
import { drafts, species } from '../schema/index.ts'

/** So many drafts are listed: the open ones, which come first, and the last that were published. */
const MOST_LISTED = 200

const owner = { id: species.id, scientific_name: species.scientific_name, common_name: species.common_name }

export type DraftRow = typeof drafts.$inferSelect

/** A draft with the record as it would be, and the species that it belongs to. */
export type NamedDraft = ReturnType<typeof named>

/** Drafts that are open, the last changed first, and after them those published last. */
export async function listDrafts(db: Reader): Promise<NamedDraft[]> {
  const rows = await withOwner(db)
    .orderBy(sql`${drafts.state} = 'published'`, desc(drafts.updated_at), drafts.id)
    .limit(MOST_LISTED)
  return rows.map(named)
}

/** Throws NotFound. */
export async function getDraft(db: Reader, id: string): Promise<NamedDraft> {
  const [row] = await withOwner(db).where(eq(drafts.id, id))
  if (row === undefined) throw new NotFound('draft_not_found')
  return named(row)
}

/** The open draft of a record; there is at most one. */
export async function findOpenDraft(
  db: Reader,
  table_name: string,
  row_id: string,
): Promise<Pick<DraftRow, 'id' | 'state' | 'author_email' | 'updated_at'> | null> {
  const [row] = await db
    .select({
      id: drafts.id,
      state: drafts.state,
      author_email: drafts.author_email,
      updated_at: drafts.updated_at,
    })
    .from(drafts)
    .where(and(eq(drafts.table_name, table_name), eq(drafts.row_id, row_id), ne(drafts.state, 'published')))
  return row ?? null
}

/** Drafts whose day has come, the earliest first. */
export async function listDueDrafts(db: Reader, currentDay: string): Promise<string[]> {
  const rows = await db
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(eq(drafts.state, 'scheduled'), sql`${drafts.publish_on} <= ${currentDay}`))
    .orderBy(drafts.publish_on, drafts.updated_at)
  return rows.map(({ id }) => id)
}

function withOwner(db: Reader) {
  return db
    .select({ draft: drafts, species: owner })
    .from(drafts)
    .leftJoin(species, eq(species.id, drafts.species_id))
}

function named({
  draft,
  species,
}: {
  draft: DraftRow
  species: { id: string; scientific_name: string; common_name: string } | null
}) {
  const table_name = draft.table_name as CuratedTopic
  const record: Record<string, unknown> = drafted(draft)
  return { ...draft, table_name, record, species }
}
