import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { adminContract } from '#contract/index.ts'
import { pageOfRecords } from '#database/curation/curated-queries.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { listUnifiedListings } from '#database/listings/listings-queries.ts'
import { listSpeciesCards } from '#database/species/species-queries.ts'
import { listEffectivenessFacts } from '#database/summaries/effectiveness-queries.ts'
import { effectivenessRows } from '#domain/summaries/effectiveness-rows.ts'
import { loadCatalogue } from '#ingest/catalogue/load-catalogue.ts'
import { asInForm } from '#testing/as-in-form.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'

describeOnBothEngines('the catalogue as it is read', (connection) => {
  beforeAll(() => loadCatalogue(connection()))

  test('43 species make 44 entries, since one whale is listed in two parts', async () => {
    const { reader } = connection()
    expect(await listSpeciesCards(reader)).toHaveLength(43)

    const rows = effectivenessRows(await listEffectivenessFacts(reader), '2026-11-21')
    expect(rows).toHaveLength(44)
    expect(rows.filter(({ species_id }) => species_id.includes(':'))).toMatchObject([
      { common_name: 'Common Minke Whale* (West Greenland population)', cites_appendix: 'II' },
    ])
    expect(await listUnifiedListings(reader)).toHaveLength(44)
  })

  test('rules and views of the database agree on where every species stands', async () => {
    const { reader } = connection()
    const { rows } = await reader.execute(
      sql`select scientific_name, latest_iucn_status, latest_iucn_year, current_cites_appendix, current_cms_appendix
        from species_with_status_view order by scientific_name collate "C"`,
    )
    expect(await listSpeciesCards(reader)).toMatchObject(
      rows.map(({ latest_iucn_year, ...row }) => ({ ...row, iucn_year: latest_iucn_year })),
    )
  })

  test('every record of it can be saved as its form holds it', async () => {
    const refused: unknown[] = []
    for (const topic of Object.keys(CURATED_TABLES) as (keyof typeof CURATED_TABLES)[]) {
      const { rows } = await pageOfRecords(connection().curator, CURATED_TABLES[topic], WHOLE_TABLE)
      const schema = adminContract[topic].update['~orpc'].inputSchema as z.ZodType
      for (const row of rows) {
        const { success, error } = schema.safeParse(asInForm(row))
        if (!success) refused.push([topic, row.id, error.issues])
      }
    }
    expect(refused).toEqual([])
  })
})

const WHOLE_TABLE = { search: '', page: 1, size: 10_000 }
