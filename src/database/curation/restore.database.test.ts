import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Conflict, Invalid, NotFound } from '#domain/problems.ts'
import {
  aCmsListing,
  aCommonName,
  aCountry,
  aListing,
  anAssessment,
  anExportQuota,
  aReservation,
  aSeizure,
  aShipment,
  aSpecies,
  aSynonym,
} from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Transaction } from '../access.ts'
import { pageOfAudit } from '../audit/audit-queries.ts'
import {
  audit_log,
  cites_export_quotas,
  cites_reservations,
  cites_trade_records,
  cms_listings,
  common_names,
  illegal_trade_seizures,
  species,
  species_trade_summary,
} from '../schema/index.ts'
import { countRelatedRows, removeSpecies } from '../species/species-removal-changes.ts'
import { refreshTradeSummaries } from '../trade/trade-summary-changes.ts'
import { createRecord, removeRecord, updateRecord } from './curated-changes.ts'
import { getRecord } from './curated-queries.ts'
import { CURATED_TABLES } from './curated-tables.ts'
import { restoreRecord } from './restore-changes.ts'

const EDITOR = { id: 'someone', email: 'curator@example.org' }

describeOnBothEngines('the way back from a change', (connection) => {
  const change = <Result>(act: (tx: Transaction) => Promise<Result>) => connection().curator.transaction(act)
  const lastEntry = async (row_id: string) => {
    const [entry] = await connection()
      .db.select()
      .from(audit_log)
      .where(eq(audit_log.row_id, row_id))
      .orderBy(desc(audit_log.id))
      .limit(1)
    return entry?.id ?? 0
  }

  const restoreLast = async (row_id: string) => {
    // Asked before the transaction, which holds the embedded engine's only session.
    const entry = await lastEntry(row_id)
    await change((tx) => restoreRecord(tx, EDITOR, entry))
  }

  test('a deleted row comes back as it was, one version on', async () => {
    const { db } = connection()
    const bear = await aSpecies(db)
    const listing = await aCmsListing(db, bear.id, {
      listing_date: '1979-06-28',
      native_distribution: ['GL', 'CA'],
    })
    await change((tx) =>
      removeRecord(tx, EDITOR, CURATED_TABLES.cms_listings, { id: listing.id, version: 1 }),
    )
    const removal = await lastEntry(listing.id)
    await change((tx) => restoreRecord(tx, EDITOR, removal))

    const [back] = await db.select().from(cms_listings).where(eq(cms_listings.id, listing.id))
    expect(back).toEqual({ ...listing, version: 2 })
    await expect(change((tx) => restoreRecord(tx, EDITOR, removal))).rejects.toThrow(
      new Invalid('restored_already'),
    )
  })

  test('a changed row gets its earlier values back in a new version', async () => {
    const { db } = connection()
    const bear = await aSpecies(db)
    const name = await aCommonName(db, bear.id, { name: 'Nanook' })
    await change((tx) =>
      updateRecord(tx, EDITOR, CURATED_TABLES.common_names, {
        id: name.id,
        version: 1,
        name: 'Nanuq',
        is_main: true,
      }),
    )
    await restoreLast(name.id)
    expect(await getRecord(db, CURATED_TABLES.common_names, name.id)).toMatchObject({
      name: 'Nanook',
      is_main: false,
      version: 3,
    })
    const { rows } = await pageOfAudit(db, { page: 1, size: 10, search: '', row_id: name.id })
    expect(rows.map(({ action }) => action)).toEqual(['restore', 'update'])
  })

  test('what comes back with the mark of the current one takes it from the other', async () => {
    const { db } = connection()
    const bear = await aSpecies(db)
    const first = await aCmsListing(db, bear.id, { is_current: true })
    await change((tx) => removeRecord(tx, EDITOR, CURATED_TABLES.cms_listings, { id: first.id, version: 1 }))
    const second = await change((tx) =>
      createRecord(tx, EDITOR, CURATED_TABLES.cms_listings, {
        species_id: bear.id,
        appendix: 'I',
        is_current: true,
      }),
    )
    await restoreLast(first.id)
    const current = await db
      .select({ id: cms_listings.id, is_current: cms_listings.is_current })
      .from(cms_listings)
      .where(eq(cms_listings.species_id, bear.id))
    expect(current).toContainEqual({ id: first.id, is_current: true })
    expect(current).toContainEqual({ id: second.id, is_current: false })
  })

  test('a row that contradicts a newer one is not restored', async () => {
    const { db } = connection()
    const bear = await aSpecies(db)
    const first = await aListing(db, bear.id, { appendix: 'I' })
    await change((tx) =>
      removeRecord(tx, EDITOR, CURATED_TABLES.cites_listings, { id: first.id, version: 1 }),
    )
    await aListing(db, bear.id, { appendix: 'II' })
    await expect(restoreLast(first.id)).rejects.toMatchObject({
      fields: { is_current: 'current_listing_exists' },
    })
  })

  test('a species goes with all that belongs to it, its trade stays, and all of it comes back', async () => {
    const { db } = connection()
    const whale = await aSpecies(db, { scientific_name: 'Monodon monoceros' })
    await aSynonym(db, whale.id, 'Monodon narhval')
    await aCommonName(db, whale.id)
    await anAssessment(db, whale.id, { is_latest: true })
    const { id: country_id } = await aCountry(db, 'QW')
    const reservation = await aReservation(db, whale.id, { country_id })
    const quota = await anExportQuota(db, whale.id, { country_id })
    const seizure = await aSeizure(db, whale.id)
    const traded = await aShipment(db, whale.id, { taxon: 'Monodon monoceros' })
    await aShipment(db, whale.id, { taxon: 'MONODON NARHVAL' })
    const foreign = await aShipment(db, null, { taxon: 'Orcinus orca' })
    await db.transaction((tx) => refreshTradeSummaries(tx, whale.id))

    expect(await countRelatedRows(db, whale.id)).toEqual({
      related: {
        common_names: 1,
        species_synonyms: 1,
        iucn_assessments: 1,
        cites_reservations: 1,
        cites_export_quotas: 1,
        illegal_trade_seizures: 1,
      },
      trade_records: 2,
    })
    await expect(change((tx) => removeSpecies(tx, EDITOR, { id: whale.id, version: 7 }))).rejects.toThrow(
      Conflict,
    )

    await change((tx) => removeSpecies(tx, EDITOR, { id: whale.id, version: 1 }))
    const linkOf = async (id: number) =>
      (await db.select().from(cites_trade_records).where(eq(cites_trade_records.id, id)))[0]?.species_id
    expect(await linkOf(traded.id)).toBeNull()
    expect(await db.$count(common_names, eq(common_names.species_id, whale.id))).toBe(0)

    await restoreLast(whale.id)
    const [back] = await db.select().from(species).where(eq(species.id, whale.id))
    expect(back).toEqual({ ...whale, version: 2 })
    const [kept] = await db
      .select()
      .from(illegal_trade_seizures)
      .where(eq(illegal_trade_seizures.id, seizure.id))
    expect(kept).toEqual(seizure)
    expect(
      await db.select().from(cites_reservations).where(eq(cites_reservations.species_id, whale.id)),
    ).toEqual([reservation])
    expect(
      await db.select().from(cites_export_quotas).where(eq(cites_export_quotas.species_id, whale.id)),
    ).toEqual([quota])
    expect(await linkOf(traded.id)).toBe(whale.id)
    expect(await linkOf(foreign.id)).toBeNull()
    const [summary] = await db
      .select({ records: species_trade_summary.total_trade_records })
      .from(species_trade_summary)
      .where(eq(species_trade_summary.species_id, whale.id))
    expect(summary?.records).toBe(2)
  })

  test('there is no way back from an addition, nor to what the trail does not know', async () => {
    const { db } = connection()
    const bear = await aSpecies(db)
    const made = await change((tx) =>
      createRecord(tx, EDITOR, CURATED_TABLES.common_names, {
        species_id: bear.id,
        name: 'Ours',
        language: 'fr',
      }),
    )
    const addition = await lastEntry(made.id)
    await expect(change((tx) => restoreRecord(tx, EDITOR, addition))).rejects.toThrow(
      new Invalid('nothing_to_restore'),
    )
    await expect(change((tx) => restoreRecord(tx, EDITOR, 999_999_999))).rejects.toThrow(NotFound)
  })
})
