import type { Database, Transaction } from '#database/access.ts'
import * as tables from '#database/schema/index.ts'
import { type New, only } from './stored-rows.ts'

/* Real rows for tests, as in builders.ts: references and the texts that cite them. */

export async function aReference(
  db: Database | Transaction,
  species_id: string,
  facts: New<'references'> = {},
) {
  return only(
    await db
      .insert(tables.references)
      .values({ species_id, title: 'On whales', ...facts })
      .returning(),
  )
}

export async function aTextSource(
  db: Database | Transaction,
  species_id: string,
  reference_id: string,
  facts: Partial<New<'species_text_sources'>> = {},
) {
  return only(
    await db
      .insert(tables.species_text_sources)
      .values({ species_id, reference_id, field: 'description', ...facts })
      .returning(),
  )
}
