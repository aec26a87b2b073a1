import { and, eq, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCmsListing, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Transaction } from '../access.ts'
import { applyRowChange } from '../releases/row-changes.ts'
import { audit_log, cms_listings } from '../schema/index.ts'
import { createRecord, updateRecord } from './curated-changes.ts'
import type { Contradictions, CuratedTable } from './curated-table.ts'
import { CURATED_TABLES } from './curated-tables.ts'

const EDITOR = { id: 'someone', email: 'curator@example.org' }

/** Refuses a second row of a species in the same appendix. */
const oneOfEachAppendix: CuratedTable = {
  ...CURATED_TABLES.cms_listings,
  contradictions: async (tx, { id, species_id, appendix }): Promise<Contradictions> => {
    const others = await tx
      .select({ id: cms_listings.id })
      .from(cms_listings)
      .where(
        and(
          eq(cms_listings.species_id, species_id as string),
          eq(cms_listings.appendix, appendix as 'I'),
          id === undefined ? sql`true` : ne(cms_listings.id, id as string),
        ),
      )
    const contradiction: Contradictions = { appendix: 'already_exists' }
    return others.length > 0 ? contradiction : {}
  },
}

describeOnBothEngines('a row that contradicts others', (connection) => {
  const inTransaction = <Result>(change: (tx: Transaction) => Promise<Result>) =>
    connection().db.transaction(change)
  const refusal = { message: 'already_exists', fields: { appendix: 'already_exists' } }

  test('is refused at its field when it is added or changed, without an audit entry', async () => {
    const { db } = connection()
    const bear = await aSpecies(db)
    await aCmsListing(db, bear.id, { appendix: 'II', listing_date: '1979-06-28' })
    const values = { species_id: bear.id, appendix: 'II' }
    await expect(inTransaction((tx) => createRecord(tx, EDITOR, oneOfEachAppendix, values))).rejects.toThrow(
      expect.objectContaining(refusal),
    )

    const first = await inTransaction((tx) =>
      createRecord(tx, EDITOR, oneOfEachAppendix, { ...values, appendix: 'I' }),
    )
    const change = (changes: object) =>
      inTransaction((tx) =>
        updateRecord(tx, EDITOR, oneOfEachAppendix, { id: first.id, version: 1, ...changes }),
      )
    await expect(change({ appendix: 'II' })).rejects.toThrow(expect.objectContaining(refusal))
    expect(await db.select().from(audit_log).where(eq(audit_log.row_id, first.id))).toHaveLength(1)
    expect(await change({ notes: 'The row does not contradict itself.' })).toMatchObject({ version: 2 })
  })

  test('is refused of two that are added at the same moment, save the first', async () => {
    const bear = await aSpecies(connection().db)
    const values = { species_id: bear.id, appendix: 'II' }
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => inTransaction((tx) => createRecord(tx, EDITOR, oneOfEachAppendix, values))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is accepted from a release, whose later rows may resolve it', async () => {
    const bear = await aSpecies(connection().db)
    await aCmsListing(connection().db, bear.id, { appendix: 'II', listing_date: '1979-06-28' })
    const values = { species_id: bear.id, appendix: 'II' }
    const added = await inTransaction((tx) =>
      applyRowChange(tx, EDITOR, oneOfEachAppendix, { row_id: null, version: null, values }),
    )
    expect(added).toMatchObject({ version: 1, values: null })
  })
})
