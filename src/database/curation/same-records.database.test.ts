import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { nameKey as domainKey } from '#domain/names/stored-name.ts'
import { Duplicate } from '#domain/problems.ts'
import { aSpecies, aSynonym } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Transaction } from '../access.ts'
import { audit_log, countries, iucn_assessments, species } from '../schema/index.ts'
import { nameKey } from '../schema/unique-keys.ts'
import { createRecord, updateRecord } from './curated-changes.ts'
import { CURATED_TABLES } from './curated-tables.ts'
import { endPredecessor } from './succession-changes.ts'

const EDITOR = { id: 'someone', email: 'curator@example.org' }
const TAXONOMY = {
  common_name: 'Narwhal',
  kingdom: 'Animalia',
  phylum: 'Chordata',
  class: 'Mammalia',
  order_name: 'Artiodactyla',
  family: 'Monodontidae',
  genus: 'Monodon',
  species_name: 'monoceros',
}

describeOnBothEngines('the same record twice', (connection) => {
  const inTransaction = <Result>(change: (tx: Transaction) => Promise<Result>) =>
    connection().db.transaction(change)
  const create = (topic: keyof typeof CURATED_TABLES, values: object) =>
    inTransaction((tx) => createRecord(tx, EDITOR, CURATED_TABLES[topic], { ...values }))
  const refused = (change: Promise<unknown>) =>
    change.then(
      () => 'accepted',
      (problem) => problem,
    )

  test.each<{
    topic: keyof typeof CURATED_TABLES
    values: object
    again: object
    field: string
    name: string
  }>([
    {
      topic: 'common_names',
      values: { name: "Dall's Porpoise", language: 'en' },
      again: { name: 'dall’s  porpoise', iso_639: 'en' },
      field: 'name',
      name: "Dall's Porpoise (en)",
    },
    {
      topic: 'common_names',
      values: { name: 'One', language: 'sami', iso_639: 'se', is_main: true },
      again: { name: 'Other' },
      field: 'is_main',
      name: 'One (sami)',
    },
    {
      topic: 'species_synonyms',
      values: { synonym: 'Orca gladiator', kind: 'former' },
      again: { synonym: 'orca  GLADIATOR' },
      field: 'synonym',
      name: 'Orca gladiator',
    },
    {
      topic: 'iucn_assessments',
      values: { year_published: 2015, status: 'VU' },
      again: { status: 'EN', assessment_id: 7 },
      field: 'year_published',
      name: 'VU 2015',
    },
    {
      topic: 'cms_assessments',
      values: { year_published: 2015, status: 'Favourable' },
      again: { status: 'Unfavourable' },
      field: 'year_published',
      name: 'Favourable 2015',
    },
    {
      topic: 'cites_listings',
      values: { appendix: 'II', listing_date: '1975-07-01' },
      again: { covers: 'species', notes: 'Again' },
      field: 'listing_date',
      name: 'II 1975-07-01',
    },
    {
      topic: 'cites_listings',
      values: {
        appendix: 'I',
        listing_date: '1986-01-01',
        covers: 'population',
        population_identifier: 'West Greenland',
      },
      again: { population_identifier: 'west greenland' },
      field: 'listing_date',
      name: 'I West Greenland 1986-01-01',
    },
    {
      topic: 'cms_listings',
      values: { appendix: 'II', listing_date: null },
      again: { notes: 'Again' },
      field: 'listing_date',
      name: 'II',
    },
    {
      topic: 'cites_trade_suspensions',
      values: { country_name: 'Greenland', suspension_start_date: '2006-01-01' },
      again: { country_name: 'GREENLAND' },
      field: 'suspension_start_date',
      name: 'Greenland 2006-01-01',
    },
  ])(
    'of $topic is refused at $field, with the one that is there',
    async ({ topic, values, again, field, name }) => {
      const bear = await aSpecies(connection().db)
      const first = await create(topic, { species_id: bear.id, ...values })
      const problem = await refused(create(topic, { species_id: bear.id, ...values, ...again }))
      expect(problem).toBeInstanceOf(Duplicate)
      expect(problem).toMatchObject({
        fields: { [field]: expect.any(String) },
        existing: { topic, id: first.id, name: `${bear.scientific_name} ${name}` },
      })
      const before = await connection().db.select().from(audit_log)
      expect(before.filter(({ row_id }) => row_id === first.id)).toHaveLength(1)
    },
  )

  test('of what a country does is refused too', async () => {
    const { db } = connection()
    const bear = await aSpecies(db)
    const [norway] = await db.insert(countries).values({ country_code: 'QX', country_name: 'Qx' }).returning()
    const quota = { species_id: bear.id, country_id: norway?.id, year: 2020, quantity: 5 }
    await create('cites_export_quotas', quota)
    expect(await refused(create('cites_export_quotas', { ...quota, quantity: 6 }))).toBeInstanceOf(Duplicate)
    await create('cites_export_quotas', { ...quota, notes: 'caviar' })

    await create('cites_listings', { species_id: bear.id, appendix: 'II', listing_date: '1980-01-01' })
    const reservation = {
      species_id: bear.id,
      country_id: norway?.id,
      appendix: 'II',
      start_date: '1981-01-01',
    }
    await create('cites_reservations', reservation)
    expect(await refused(create('cites_reservations', reservation))).toBeInstanceOf(Duplicate)
  })

  test('of a species is refused, under its name and under a synonym', async () => {
    const { db } = connection()
    const narwhal = await create('species', { ...TAXONOMY, scientific_name: 'Monodon monoceros' })
    expect(
      await refused(create('species', { ...TAXONOMY, scientific_name: 'monodon  monoceros' })),
    ).toMatchObject({
      message: 'scientific_name_already_there',
      existing: { topic: 'species', id: narwhal.id, name: 'Monodon monoceros' },
    })
    const synonym = await aSynonym(db, narwhal.id, 'Ceratodon monodon')
    expect(
      await refused(create('species', { ...TAXONOMY, scientific_name: 'Ceratodon monodon' })),
    ).toMatchObject({
      message: 'name_is_a_synonym',
      existing: { topic: 'species_synonyms', id: synonym.id },
    })
    const other = await aSpecies(db)
    const taken = { species_id: other.id, synonym: 'MONODON monoceros', kind: 'former' }
    expect(await refused(create('species_synonyms', taken))).toMatchObject({
      message: 'synonym_is_a_name',
      existing: { topic: 'species', id: narwhal.id },
    })
    // An edit that makes a name another's is refused in the same way; one that leaves it is not.
    const rename = (scientific_name: string) =>
      inTransaction((tx) =>
        updateRecord(tx, EDITOR, CURATED_TABLES.species, { id: other.id, version: 1, scientific_name }),
      )
    expect(await refused(rename('Monodon  Monoceros'))).toBeInstanceOf(Duplicate)
    expect(await rename(other.scientific_name)).toMatchObject({ version: 2 })
    await db.delete(species).where(eq(species.id, narwhal.id))
  })

  test('at the same moment is added once', async () => {
    const bear = await aSpecies(connection().db)
    const assessment = { species_id: bear.id, year_published: 2015, status: 'VU' }
    const outcomes = await Promise.all([1, 2, 3].map(() => refused(create('iucn_assessments', assessment))))
    expect(outcomes.filter((problem) => problem instanceof Duplicate)).toHaveLength(2)
    expect(await connection().db.$count(iucn_assessments, eq(iucn_assessments.species_id, bear.id))).toBe(1)

    const name = { ...TAXONOMY, scientific_name: 'Phoca simultanea' }
    const named = await Promise.all([1, 2, 3].map(() => refused(create('species', name))))
    expect(named.filter((problem) => problem instanceof Duplicate)).toHaveLength(2)
  })

  test.each([
    'monodon  monoceros ',
    'DALL’S',
    'Ísbjörn',
    'i\u0301sbjo\u0308rn',
    '«Narwal»',
    'a\u00a0b',
    'ᓇᓄᖅ',
    'Ærfugl',
    'Nanuq´s`',
  ])('names are compared in the database as in the domain: %s', async (name) => {
    const { rows } = await connection().db.execute<{ key: string }>(
      sql`select ${nameKey(sql`${name}::text`)} as key`,
    )
    expect(rows).toEqual([{ key: domainKey(name) }])
  })

  test('the one before ends on the day before, when that was agreed', async () => {
    const { db } = connection()
    const bear = await aSpecies(db)
    const first = await create('cites_listings', {
      species_id: bear.id,
      appendix: 'II',
      listing_date: '1975-07-01',
      is_current: true,
    })
    const next = { species_id: bear.id, appendix: 'I', listing_date: '2027-03-01', is_current: true }
    const listed = (agreed: object) =>
      inTransaction(async (tx) => {
        await endPredecessor(tx, EDITOR, CURATED_TABLES.cites_listings, next, agreed)
        return createRecord(tx, EDITOR, CURATED_TABLES.cites_listings, next)
      })
    expect(await refused(listed({}))).toMatchObject({
      message: 'current_listing_exists',
      existing: { id: first.id },
    })
    const ends = (predecessor_end_date: string) => listed({ ends_predecessor: true, predecessor_end_date })
    expect(await refused(ends('2027-03-01'))).toMatchObject({ message: 'predecessor_overlaps' })
    expect(await refused(ends('1975-06-30'))).toMatchObject({ message: 'predecessor_ends_before_start' })

    await listed({ ends_predecessor: true })
    const trail = await db
      .select()
      .from(audit_log)
      .where(eq(audit_log.row_id, first.id))
      .orderBy(audit_log.id)
    expect(trail.at(-1)).toMatchObject({
      action: 'update',
      after: { is_current: false, end_date: '2027-02-28', version: 2 },
    })
  })
})
