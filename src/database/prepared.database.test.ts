import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aListing, aSpecies, aSynonym } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { listCmsListings } from './listings/listings-queries.ts'
import { preparedOnce, rowsOf } from './prepared.ts'
import { species, species_synonyms } from './schema/index.ts'

describeOnBothEngines('a prepared query', (connection) => {
  let times = 0
  const withSynonyms = preparedOnce((db) => {
    times += 1
    const species_id = sql.placeholder('id')
    const { synonym, kind, checked } = species_synonyms
    const synonyms = db
      .select({ synonym, kind, checked })
      .from(species_synonyms)
      .where(eq(species_synonyms.species_id, species_id))
      .orderBy(asc(synonym))
    return db
      .select({
        id: species.id,
        synonyms: rowsOf(synonyms),
        listings: rowsOf(listCmsListings(db, species_id)),
      })
      .from(species)
      .where(eq(species.id, species_id))
      .prepare('with_synonyms')
  })

  test('is put together once for each database and asked with other values each time', async () => {
    const { db, reader } = connection()
    const { id: bear } = await aSpecies(db)
    const { id: whale } = await aSpecies(db, { scientific_name: 'Monodon monoceros' })
    times = 0
    const ask = async (id: string) => (await withSynonyms(reader).execute({ id }))[0]?.id
    expect([await ask(bear), await ask(whale), await ask(bear)]).toEqual([bear, whale, bear])
    expect(times).toBe(1)
    expect((await withSynonyms(db).execute({ id: whale }))[0]?.id).toBe(whale)
    expect(times).toBe(2)
  })

  test('brings the rows that belong to a record in their order, and an empty list where there are none', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db, { scientific_name: 'Vulpes lagopus' })
    for (const synonym of ['Canis lagopus', 'Alopex lagopus', 'Canis "fuliginosus"']) {
      await aSynonym(db, id, synonym)
    }
    await aListing(db, id)
    const [found] = await withSynonyms(reader).execute({ id })
    expect(found?.listings).toEqual([])
    expect(found?.synonyms).toMatchObject([
      { synonym: 'Alopex lagopus', checked: false },
      { synonym: 'Canis "fuliginosus"' },
      { synonym: 'Canis lagopus' },
    ])
  })
})
