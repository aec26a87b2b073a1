import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { species } from '#database/schema/index.ts'
import { LANGUAGE_KEY, type Language } from '#domain/portal/languages.ts'
import { aGlossaryTerm, aSpecies, aTranslation } from '#testing/builders.ts'
import { mainOf, textOf } from '#testing/page-markup.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

const ENGLISH = 'A white bear of the sea ice.'
const ICELANDIC = 'Hvítt bjarndýr hafíssins.'

describeOnOneEngine('pages in the language of their reader', (connection) => {
  let app: FastifyInstance
  let bear: string

  const page = async (language: Language, path: string) => {
    const headers = { accept: 'text/html', cookie: `${LANGUAGE_KEY}=${language}` }
    const { body } = await app.inject({ url: path, headers })
    return {
      description: /<meta name="description" content="([^"]*)">/.exec(body)?.[1],
      content: mainOf(body),
      brought:
        (/id="first-data">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '').match(/translations\.\w+/g) ?? [],
    }
  }

  beforeAll(async () => {
    const { db } = connection()
    bear = (await aSpecies(db, { description: ENGLISH })).id
    await aTranslation(db, { record_id: bear, original_text: ENGLISH, text: ICELANDIC })
    const quota = await aGlossaryTerm(db, 'Quota')
    const ofTerm = { table_name: 'glossary_terms', field: 'term', record_id: quota.id } as const
    await aTranslation(db, { ...ofTerm, original_text: 'Quota', text: 'Kvóti' })
    app = await createTestPortal(connection())
  })
  afterAll(() => app.close())

  test('a species is described in the reader’s language, to machines and to people', async () => {
    const icelandic = await page('is', `/species/${bear}`)
    expect(icelandic.description).toBe(ICELANDIC)
    expect(textOf(icelandic.content)).toContain(ICELANDIC)
    expect(icelandic.brought).toEqual(['translations.ofSpecies'])
  })

  test('what is not translated is described in English, and marked', async () => {
    const danish = await page('da', `/species/${bear}`)
    expect(danish.description).toBe(ENGLISH)
    expect(danish.content).toMatch(new RegExp(`lang="en"[^>]*>${ENGLISH}`))
  })

  test('readers of English get no translations', async () => {
    const english = await page('en', `/species/${bear}`)
    expect(textOf(english.content)).toContain(ENGLISH)
    expect(english.brought).toEqual([])
  })

  test('the glossary lists its terms in the reader’s language', async () => {
    const { content, brought } = await page('is', '/glossary')
    expect(textOf(content)).toMatch(/Kvóti .*What Quota means/)
    expect(brought).toEqual(['translations.ofGlossary'])
  })

  test('a page follows its text as soon as that is changed', async () => {
    await connection().db.update(species).set({ description: 'A bear.' }).where(eq(species.id, bear))
    await expect.poll(async () => (await page('is', `/species/${bear}`)).description).toBe('A bear.')
  })

  test('a language that nothing is translated to is refused, a species that nobody knows is not found', async () => {
    const status = async (address: string) => (await app.inject(`/api/translations/${address}`)).statusCode
    expect(await status('en/glossary')).toBe(400)
    expect(await status('is/species/00000000-0000-4000-8000-000000000000')).toBe(404)
    expect(await status('is/species/nonsense')).toBe(400)
    expect(await status('is/glossary')).toBe(200)
  })
})
