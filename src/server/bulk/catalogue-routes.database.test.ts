import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CATALOGUE_TABLES } from '#domain/bulk/catalogue-tables.ts'
import { CHECKLIST_FILES } from '#domain/bulk/checklist.ts'
import { keysOfYamlLines } from '#testing/description-rules.ts'
import { readDataPackage } from '#testing/formats/data-package-reader.ts'
import { problemOfCell, type TabularDataPackage, tabularDataPackage } from '#testing/frictionless-rules.ts'
import { describeWithCatalogueOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'
import { unpackedZip } from '#testing/unpacked-zip.ts'

/** Of each engine. */
const SUMS: Record<string, string>[] = []
const ARCHIVES: (string | undefined)[][] = []

describeWithCatalogueOnOneEngine('the catalogue of facts as files', (connection) => {
  let app: FastifyInstance
  let described: TabularDataPackage
  const rowsOf = new Map<string, Record<string, string>[]>()

  beforeAll(async () => {
    app = await createTestPortal(connection())
    described = tabularDataPackage.parse((await app.inject('/data/catalogue/datapackage.json')).json())
    for (const { name } of described.resources) {
      rowsOf.set(name, parse((await app.inject(`/data/catalogue/${name}.csv`)).body, { columns: true }))
    }
  })
  afterAll(() => app.close())

  test('are a data package that names what it leaves out', () => {
    expect(described.resources.map(({ name }) => name)).toEqual(CATALOGUE_TABLES.map(({ name }) => name))
    expect(described.description).toMatch(/Left out:[\s\S]*criteria[\s\S]*IUCN/)
    expect(described.resources.find(({ name }) => name === 'iucn_assessments')).toMatchObject({
      description: expect.stringContaining('Non-commercial reuse with citation'),
      licenses: [{ path: 'https://www.iucnredlist.org' }],
      sources: [{ path: 'https://www.iucnredlist.org' }],
    })
  })

  test('hold cells that fit their columns, unique keys, and references that lead to rows', () => {
    for (const { name, schema } of described.resources) {
      const rows = rowsOf.get(name) ?? []
      const problems = rows.flatMap((row) =>
        schema.fields.flatMap((field) => {
          const problem = problemOfCell(field, row[field.name] ?? 'missing')
          return problem === undefined ? [] : [`${name}.${field.name} ${problem}: ${row[field.name]}`]
        }),
      )
      expect(problems).toEqual([])
      const ids = idsOf(name)
      expect(ids.size).toBe(rows.length)
      for (const { fields, reference } of schema.foreignKeys ?? []) {
        const known = idsOf(reference.resource)
        const lost = rows.filter((row) => row[fields] !== '' && !known.has(row[fields] ?? ''))
        expect(lost).toEqual([])
      }
    }
    expect(rowsOf.get('species')).toHaveLength(43)
    expect(rowsOf.get('iucn_assessments')?.length).toBeGreaterThan(100)
  })

  test('are read by the library of Frictionless, which finds every row and refuses a lost key', async () => {
    const files = new Map<string, string>()
    for (const { path } of described.resources) {
      files.set(path, (await app.inject(`/data/catalogue/${path}`)).body)
    }
    const tables = await readDataPackage(described, files)
    for (const [name, rows] of rowsOf) expect(tables.get(name)).toHaveLength(rows.length)
    const [heading = ''] = (files.get('species.csv') ?? '').split('\n')
    const withoutSpecies = new Map(files).set('species.csv', `${heading}\n`)
    await expect(readDataPackage(described, withoutSpecies)).rejects.toThrow()
    await expect(readDataPackage({ ...described, resources: [] }, files)).rejects.toThrow()
  })

  test('are the bytes that the package names, and the same on both engines', async () => {
    const sums: Record<string, string> = {}
    for (const { name, path, bytes, hash } of described.resources) {
      const answer = await app.inject(`/data/catalogue/${path}`)
      expect(answer.rawPayload.length).toBe(bytes)
      sums[name] = sha256(answer.rawPayload)
      expect(hash).toBe(`sha256:${sums[name]}`)
    }
    SUMS.push(sums)
    expect(SUMS.at(-1)).toEqual(SUMS[0])
  })

  test('say in links whose terms hold and what they belong to', async () => {
    const { headers } = await app.inject('/data/catalogue/cites_listings.csv')
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'access-control-allow-origin': '*',
    })
    expect(String(headers.link).split(', ')).toEqual(
      expect.arrayContaining([
        '<http://localhost:3000/data/catalogue>; rel="cite-as"',
        '<http://localhost:3000/data/catalogue>; rel="collection"; type="text/html"',
        '<https://speciesplus.net>; rel="license"',
      ]),
    )
    const known = { 'if-none-match': String(headers.etag) }
    const again = await app.inject({ url: '/data/catalogue/cites_listings.csv', headers: known })
    expect(again.statusCode).toBe(304)
  })

  test('have an address that leads readers to the page', async () => {
    const { statusCode, headers } = await app.inject('/data/catalogue')
    expect({ statusCode, location: headers.location }).toEqual({
      statusCode: 303,
      location: '/data#catalogue',
    })
  })

  test.each(['/data/catalogue/profiles.csv', '/data/catalogue/user.csv'])('%s is no table', async (url) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringContaining('its tables are species, species_synonyms'),
    })
  })

  test('are a ColDP archive too: its files with their columns, and names that hang together', async () => {
    const first = await app.inject('/data/catalogue/coldp.zip')
    expect(first.headers['content-type']).toBe('application/zip')
    const files = await unpackedZip(first.rawPayload)
    ARCHIVES.push(Object.keys(CHECKLIST_FILES).map((name) => files.get(name)))
    expect(ARCHIVES.at(-1)).toEqual(ARCHIVES[0])
    expect([...files.keys()]).toEqual(['metadata.yaml', ...Object.keys(CHECKLIST_FILES)])
    const metadata = keysOfYamlLines(files.get('metadata.yaml') ?? '')
    expect(metadata).toMatchObject({
      title: 'Arctic Tracker: checklist of Arctic species',
      license: 'other',
      notes: expect.stringContaining('check the terms of Species+'),
      creator: [{ organisation: 'University of Akureyri' }],
      issued: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      source: expect.arrayContaining([expect.objectContaining({ id: 'catalogue-species' })]),
    })
    const table = (name: string) =>
      parse<Record<string, string>>(files.get(name) ?? '', { columns: true, delimiter: '\t', quote: null })

    const names = table('NameUsage.tsv')
    const accepted = new Set(names.filter(({ status }) => status === 'accepted').map(({ ID }) => ID))
    expect(accepted.size).toBe(43)
    const synonyms = names.filter(({ status }) => status === 'synonym')
    expect(synonyms.length + accepted.size).toBe(names.length)
    expect(synonyms.filter(({ parentID }) => !accepted.has(parentID))).toEqual([])
    expect(
      names.filter(({ rank }) => rank === 'subspecies').map(({ scientificName }) => scientificName),
    ).toContain('Branta canadensis leucopareia')
    const vernacular = table('VernacularName.tsv')
    expect(vernacular.length).toBeGreaterThan(500)
    expect(
      vernacular.filter(
        ({ taxonID, language }) => !accepted.has(taxonID) || !/^[a-z]{3}$/.test(language ?? ''),
      ),
    ).toEqual([])
    const ranges = table('Distribution.tsv')
    expect(ranges.length).toBeGreaterThan(100)
    const isPlace = (range: Record<string, string>) =>
      range.gazetteer === 'iso' ? /^[A-Z]{2}$/.test(range.areaID ?? '') : range.area !== ''
    expect(ranges.filter((range) => !isPlace(range) || !accepted.has(range.taxonID))).toEqual([])
    expect(new Set(ranges.map(({ establishmentMeans }) => establishmentMeans))).toContain('native')
    expect(table('Reference.tsv').every(({ ID, title }) => ID !== '' && title !== '')).toBe(true)
  })

  const idsOf = (name: string) => new Set(rowsOf.get(name)?.map(({ id }) => id))
})

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
