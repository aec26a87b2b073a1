import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveRecord } from '#database/curation/save-record.ts'
import {
  audit_log,
  common_names,
  families,
  species_field_sources,
  species_synonyms,
} from '#database/schema/index.ts'
import { CURATOR } from '#testing/admin-context.ts'
import { aSpecies } from '#testing/builders.ts'
import { NAME_FAULTS, startNameService } from '#testing/name-service.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { lookUpNames } from './look-up-names.ts'

const DAY = '2026-11-27'
const NAME = 'Falco columbarius'

describeOnOneEngine('names at their source', (connection) => {
  let service: Awaited<ReturnType<typeof startNameService>>
  const problems: unknown[] = []
  const lookUp = (name: string, nameServiceUrl = service.url) =>
    lookUpNames(
      { db: connection().curator, nameServiceUrl, currentDay: DAY, warn: (_, { err }) => problems.push(err) },
      name,
    )

  beforeAll(async () => {
    service = await startNameService(
      Object.fromEntries(NAME_FAULTS.map((fault) => [`Falco ${fault}`, fault])),
    )
  })
  afterAll(() => service.close())

  test('a species is proposed with taxonomy, synonyms, common names and their source', async () => {
    expect(await lookUp(NAME)).toEqual({
      name: NAME,
      accepted_name: null,
      source: `GBIF Backbone Taxonomy, ${service.url}/v1/species/101, read ${DAY}`,
      retrieved: DAY,
      url: `${service.url}/v1/species/101`,
      fields: {
        common_name: 'Merlin',
        authority: 'Linnaeus, 1758',
        kingdom: 'Animalia',
        phylum: 'Chordata',
        class: 'Aves',
        order_name: 'Falconiformes',
        family: 'Falconidae',
        genus: 'Falco',
        species_name: 'columbarius',
      },
      family_is_new: true,
      synonyms: ['Aesalon columbarius', 'Falco aesalon'].map((synonym) => ({ synonym, recorded: false })),
      common_names: [
        ['Merlin', 'en', 'en'],
        ['Pigeon Hawk', 'en', 'en'],
        ['Dværgfalk', 'danish', 'da'],
        ['dvergfalk', 'norwegian', 'no'],
        ['Smyrill', 'icelandic', 'is'],
      ].map(([name, language, iso_639]) => ({ name, language, iso_639, recorded: false })),
    })
  })

  test('a name that the service has as a synonym keeps its genus; the other name is proposed as another one', async () => {
    expect(await lookUp('Aesalon columbarius')).toMatchObject({
      accepted_name: NAME,
      fields: { genus: 'Aesalon', species_name: 'columbarius', authority: '(Linnaeus, 1758)' },
      synonyms: [{ synonym: NAME }, { synonym: 'Falco aesalon' }],
    })
  })

  test.each(['Falco nemo', 'Falco'])('%s is no species there', async (name) => {
    expect(await lookUp(name)).toBeNull()
  })

  test('a service that lies or fails is not believed, followed or waited for', async () => {
    const refusals = await Promise.allSettled(NAME_FAULTS.map((fault) => lookUp(`Falco ${fault}`)))
    expect(refusals.map(({ status }) => status)).toEqual(NAME_FAULTS.map(() => 'rejected'))
    expect(problems).toHaveLength(NAME_FAULTS.length)
    expect(service.trespasses).toEqual([])
  }, 30_000)

  test('without a service nothing is asked', async () => {
    const asked = service.asked.length
    await expect(lookUp(NAME, '')).rejects.toThrow('name_service_off')
    expect(service.asked).toHaveLength(asked)
  })

  test('what was accepted is saved with its source, and nothing else', async () => {
    const { db } = connection()
    const { id } = await aSpecies(db, {
      scientific_name: NAME,
      family: 'Falconidae',
      genus: 'Falco',
      phylum: 'Chordata',
    })
    const accepted = {
      name: NAME,
      source: 'Where it is from',
      fields: { genus: 'Falco', family: 'Falconidae', order_name: 'Falconiformes', phylum: 'Annelida' },
      synonyms: ['Falco aesalon'],
      common_names: [{ name: 'Smyrill', language: 'icelandic', iso_639: 'is' }],
    }
    const save = (more: object, version: number) =>
      db.transaction((tx) =>
        saveRecord(tx, { id: CURATOR.id, email: CURATOR.email }, 'species', {
          values: { id, version, ...more },
          currentDay: DAY,
        }),
      )
    const origins = () =>
      db
        .select({ field: species_field_sources.field, source: species_field_sources.source })
        .from(species_field_sources)
        .where(eq(species_field_sources.species_id, id))
        .orderBy(asc(species_field_sources.field))
    await save({ order_name: 'Falconiformes', accepted }, 1)
    const from = (field: string) => ({ field, source: accepted.source })
    // The phylum was not saved as it was accepted.
    expect(await origins()).toEqual(['family', 'genus', 'order_name'].map(from))
    expect(await db.select().from(families).where(eq(families.family_name, 'Falconidae'))).toMatchObject([
      { order_name: 'Falconiformes', class: null, source: accepted.source },
    ])
    expect(await db.select().from(species_synonyms).where(eq(species_synonyms.species_id, id))).toMatchObject(
      [{ synonym: 'Falco aesalon', kind: 'other-list', source: accepted.source, checked: false }],
    )
    expect(await db.select().from(common_names).where(eq(common_names.species_id, id))).toMatchObject([
      { name: 'Smyrill', language: 'icelandic', is_main: false, source: accepted.source },
    ])
    expect(await db.$count(audit_log, eq(audit_log.table_name, 'species_field_sources'))).toBe(3)
    expect(await lookUp(NAME)).toMatchObject({
      synonyms: [{ recorded: false }, { recorded: true }],
      common_names: [{}, {}, {}, {}, { name: 'Smyrill', recorded: true }],
      family_is_new: false,
    })

    // A value that a curator writes over is no longer that of the source.
    await save({ genus: 'Aesalon' }, 2)
    expect(await origins()).toEqual(['family', 'order_name'].map(from))
    await expect(save({ accepted: { ...accepted, name: 'Falco rusticolus' } }, 3)).rejects.toThrow(
      'accepted_for_another_name',
    )
  })
})
