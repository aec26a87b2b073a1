import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TranslatedField, TranslatedTable } from '#domain/translations/translated-fields.ts'
import { aCommonName, aListing, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Transaction } from '../access.ts'
import { common_names, countries, families, species, translations } from '../schema/index.ts'
import { findDataVersions } from './data-version-queries.ts'

describeOnBothEngines('what a change tells of its scopes', (connection) => {
  let narwhal: string
  let beluga: string
  let name: string
  let listing: string

  beforeAll(async () => {
    const { db } = connection()
    narwhal = (await aSpecies(db, { scientific_name: 'Monodon monoceros' })).id
    beluga = (await aSpecies(db, { scientific_name: 'Delphinapterus leucas' })).id
    name = (await aCommonName(db, narwhal, { name: 'Narwhal' })).id
    listing = (await aListing(db, beluga)).id
  })

  /** The scopes that have a new version after the change, without a species' id. */
  async function changedBy(change: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
    const { db } = connection()
    const before = await findDataVersions(db, 0)
    await db.transaction(change)
    const after = await findDataVersions(db, before.version + 1)
    const names = new Map([
      [`species/${narwhal}`, 'narwhal'],
      [`species/${beluga}`, 'beluga'],
    ])
    expect([...after.scopes.values()].every((version) => version === after.version)).toBe(true)
    return [...after.scopes.keys()].map((scope) => names.get(scope) ?? scope).toSorted()
  }

  const CASES: { what: string; change: (tx: Transaction) => Promise<unknown>; scopes: string[] }[] = [
    {
      what: 'a text of a species',
      change: (tx) => tx.update(species).set({ description: 'White' }).where(eq(species.id, narwhal)),
      scopes: ['narwhal', 'species'],
    },
    {
      what: 'what the catalogue says of a species',
      change: (tx) => tx.update(species).set({ authority: 'Linnaeus' }).where(eq(species.id, narwhal)),
      scopes: ['catalogued_species', 'narwhal', 'species'],
    },
    {
      what: 'what a species is called',
      change: (tx) => tx.update(species).set({ common_name: 'Narwhale' }).where(eq(species.id, narwhal)),
      scopes: ['catalogued_species', 'listed_species', 'named_species', 'narwhal', 'species'],
    },
    {
      what: 'a record of a species',
      change: (tx) => tx.update(common_names).set({ name: 'Sea unicorn' }).where(eq(common_names.id, name)),
      scopes: ['common_names', 'narwhal'],
    },
    {
      what: 'a species that is hidden, whose page caches have to forget',
      change: (tx) => tx.update(species).set({ hidden: true }).where(eq(species.id, narwhal)),
      scopes: ['catalogued_species', 'listed_species', 'named_species', 'narwhal', 'species'],
    },
    {
      what: 'a hidden species with a record and a translation',
      change: async (tx) => {
        await tx.update(species).set({ authority: 'L.' }).where(eq(species.id, narwhal))
        await tx.update(common_names).set({ name: 'Narval' }).where(eq(common_names.id, name))
        await tx.insert(translations).values(translationOf('species', 'habitat_description', narwhal))
      },
      scopes: ['catalogued_species', 'common_names', 'species', 'translations'],
    },
    {
      what: 'a species that is shown again',
      change: (tx) => tx.update(species).set({ hidden: false }).where(eq(species.id, narwhal)),
      scopes: ['catalogued_species', 'listed_species', 'named_species', 'narwhal', 'species'],
    },
    {
      what: 'a record that moves to another species',
      change: (tx) => tx.update(common_names).set({ species_id: beluga }).where(eq(common_names.id, name)),
      scopes: ['beluga', 'common_names', 'narwhal'],
    },
    {
      what: 'the translation of a species’ text',
      change: (tx) => tx.insert(translations).values(translationOf('species', 'description', narwhal)),
      scopes: ['narwhal', 'translations'],
    },
    {
      what: 'the translation of a record’s text',
      change: (tx) => tx.insert(translations).values(translationOf('cites_listings', 'notes', listing)),
      scopes: ['beluga', 'translations'],
    },
    {
      what: 'the translation of what belongs to no species',
      change: (tx) => tx.insert(translations).values(translationOf('glossary_terms', 'term', narwhal)),
      scopes: ['shared', 'translations'],
    },
    {
      what: 'what belongs to no species',
      change: (tx) => tx.insert(families).values({ family_name: 'Monodontidae' }),
      scopes: ['families', 'shared'],
    },
    {
      what: 'several tables in one transaction',
      change: async (tx) => {
        await tx.update(species).set({ authority: 'L.' }).where(eq(species.id, narwhal))
        await tx.update(species).set({ authority: 'Pallas' }).where(eq(species.id, beluga))
        await tx.update(species).set({ authority: 'Linnaeus, 1758' }).where(eq(species.id, narwhal))
        await tx.insert(countries).values({ country_code: 'GL', country_name: 'Greenland' })
      },
      scopes: ['beluga', 'catalogued_species', 'countries', 'narwhal', 'shared', 'species'],
    },
    {
      what: 'a change of no row',
      change: (tx) => tx.delete(families).where(eq(families.family_name, 'Ursidae')),
      scopes: [],
    },
    {
      what: 'a record of more species than are told apart',
      change: (tx) =>
        tx.execute(sql`
          insert into species (scientific_name, common_name, kingdom, phylum, class, order_name, family, genus, species_name)
          select 'Made number' || n, 'Made', 'Animalia', 'Chordata', 'Mammalia', 'Carnivora', 'Ursidae', 'Made', 'number' || n
          from generate_series(1, 51) as n`),
      scopes: ['catalogued_species', 'listed_species', 'named_species', 'species', 'species/*'],
    },
    {
      what: 'trade records, which come in bulk',
      change: (tx) => tx.execute(sql`delete from cites_trade_records`),
      scopes: ['cites_trade_records', 'species/*'],
    },
    {
      what: 'a table that is emptied',
      change: (tx) => tx.execute(sql`truncate common_names`),
      scopes: ['common_names', 'species/*'],
    },
  ]

  describe.each(CASES)('$what', ({ change, scopes }) => {
    test(`tells of ${scopes.join(', ') || 'nothing'}`, async () => {
      expect(await changedBy(change)).toEqual(scopes)
    })
  })

  test('what a savepoint takes back is told of when it is done again', async () => {
    const changed = await changedBy(async (tx) => {
      const add = (inner: Transaction) => inner.insert(families).values({ family_name: 'Phocidae' })
      await tx.transaction((inner) => add(inner).then(() => inner.rollback())).catch(() => undefined)
      await add(tx)
    })
    expect(changed).toEqual(['families', 'shared'])
  })

  test('one that is rolled back changes no version', async () => {
    const { db } = connection()
    const before = await findDataVersions(db, 0)
    await db
      .transaction((tx) =>
        tx
          .insert(families)
          .values({ family_name: 'Odobenidae' })
          .then(() => tx.rollback()),
      )
      .catch(() => undefined)
    expect(await findDataVersions(db, 0)).toEqual(before)
  })
})

const translationOf = (table_name: TranslatedTable, field: TranslatedField, record_id: string) => ({
  table_name,
  record_id,
  field,
  language: 'is' as const,
  text: 'Náhvalur',
  original_text: 'Narwhal',
})
