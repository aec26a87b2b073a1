import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NotFound } from '#domain/problems.ts'
import { aCommonName, aShipment, aSpecies, aSynonym } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Transaction } from '../access.ts'
import { cites_trade_records, common_names, species, species_synonyms } from '../schema/index.ts'
import { createSpecies, updateSpecies } from './species-changes.ts'
import { countCheckedRecords } from './species-export-queries.ts'
import { fixGooseTaxonomy, getGoose } from './taxonomy-fix-changes.ts'

const EDITOR = { id: 'someone', email: 'curator@example.org' }

const WALRUS = {
  scientific_name: 'Odobenus rosmarus',
  common_name: 'Walrus',
  kingdom: 'Animalia',
  phylum: 'Chordata',
  class: 'Mammalia',
  order_name: 'Carnivora',
  family: 'Odobenidae',
  genus: 'Odobenus',
  species_name: 'rosmarus',
}

describeOnBothEngines('changes of species', (connection) => {
  const change = <Result>(act: (tx: Transaction) => Promise<Result>) => connection().curator.transaction(act)
  const synonymsOf = (species_id: string) =>
    connection()
      .db.select({ synonym: species_synonyms.synonym, kind: species_synonyms.kind })
      .from(species_synonyms)
      .where(eq(species_synonyms.species_id, species_id))

  test('a new species takes over the trade records of its name', async () => {
    const { db } = connection()
    const shipment = await aShipment(db, null, { taxon: 'Odobenus rosmarus' })
    const walrus = await change((tx) => createSpecies(tx, EDITOR, WALRUS))
    const [linked] = await db
      .select()
      .from(cites_trade_records)
      .where(eq(cites_trade_records.id, shipment.id))
    expect(linked?.species_id).toBe(walrus.id)
    expect(await countCheckedRecords(db, walrus.id)).toMatchObject({
      species_trade_summary: 1,
      common_names: 0,
    })
    await expect(change((tx) => createSpecies(tx, EDITOR, WALRUS))).rejects.toThrow(
      'scientific_name_already_there',
    )
  })

  test('a species that is renamed keeps its former name as a synonym', async () => {
    const { db } = connection()
    const owl = await aSpecies(db, { scientific_name: 'Nyctea scandiaca' })
    await aSynonym(db, owl.id, 'Bubo scandiacus')
    await change((tx) =>
      updateSpecies(tx, EDITOR, { id: owl.id, version: 1, scientific_name: 'Bubo scandiacus' }),
    )
    expect(await synonymsOf(owl.id)).toEqual([{ synonym: 'Nyctea scandiaca', kind: 'former' }])
  })

  test('the goose moves to its current name once, its common names with it', async () => {
    const { db } = connection()
    await expect(getGoose(db)).rejects.toThrow(NotFound)
    const goose = await aSpecies(db, {
      scientific_name: 'Branta canadensis leucopareia',
      common_name: 'Aleutian Canada Goose',
      genus: 'Branta',
    })
    await aSynonym(db, goose.id, 'Branta hutchinsii leucopareia')
    await aCommonName(db, goose.id, { name: 'Aleutian Canada Goose' })
    await aCommonName(db, goose.id, { name: 'Aleutian Goose' })
    await aCommonName(db, goose.id, { name: 'Aleutian Cackling Goose' })

    expect(await change((tx) => fixGooseTaxonomy(tx, EDITOR))).toBe(2)
    const [now] = await db.select().from(species).where(eq(species.id, goose.id))
    expect(now).toMatchObject({
      scientific_name: 'Branta hutchinsii leucopareia',
      common_name: 'Aleutian Cackling Goose',
      authority: '(J. F. Brandt, 1836)',
    })
    const names = await db
      .select({ name: common_names.name })
      .from(common_names)
      .where(eq(common_names.species_id, goose.id))
      .orderBy(common_names.name)
    expect(names.map(({ name }) => name)).toEqual(['Aleutian Cackling Goose', 'Aleutian Goose'])
    expect(await synonymsOf(goose.id)).toEqual([{ synonym: 'Branta canadensis leucopareia', kind: 'former' }])

    expect(await change((tx) => fixGooseTaxonomy(tx, EDITOR))).toBe(0)
    expect(await getGoose(db)).toMatchObject({ is_current: true })
  })
})
