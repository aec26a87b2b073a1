import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGE_KEY, LANGUAGES } from '#domain/portal/languages.ts'
import { aSpecies } from '#testing/builders.ts'
import { readSitemap } from '#testing/sitemap.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

const PUBLIC_URL = 'https://portal.example'
const READER = { danish: { cookie: `${LANGUAGE_KEY}=da` }, norwegian: { 'accept-language': 'nb' }, none: {} }

describeOnOneEngine('addresses that name a language', (connection) => {
  let app: FastifyInstance
  let bear: string

  const visit = async (path: string, reader: keyof typeof READER = 'none') => {
    const { body, headers, statusCode } = await app.inject({
      url: path,
      headers: { accept: 'text/html', ...READER[reader] },
    })
    return {
      statusCode,
      headers,
      body,
      language: /<html lang="(\w+)">/.exec(body)?.[1],
      canonical: /<link rel="canonical" href="([^"]+)">/.exec(body)?.[1],
      alternates: Object.fromEntries(
        [...body.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
          ([, language = '', href = '']) => [language, href],
        ),
      ),
    }
  }

  beforeAll(async () => {
    bear = (await aSpecies(connection().db)).id
    app = await createTestPortal(connection(), { PUBLIC_URL })
  })
  afterAll(() => app.close())

  test.each([
    { path: '/gallery?lang=is', reader: 'danish', language: 'is' },
    { path: '/gallery?lang=is', reader: 'norwegian', language: 'is' },
    { path: '/gallery?lang=is', reader: 'none', language: 'is' },
    { path: '/gallery?lang=en', reader: 'danish', language: 'en' },
    { path: '/gallery?lang=fr', reader: 'danish', language: 'da' },
    { path: '/gallery?lang=', reader: 'none', language: 'en' },
    { path: '/gallery', reader: 'danish', language: 'da' },
    { path: '/nowhere?lang=is', reader: 'danish', language: 'is' },
    { path: '/api?lang=is', reader: 'danish', language: 'is' },
    { path: '/offline-shell?lang=is', reader: 'danish', language: 'is' },
  ] as const)('$path opens in $language for every reader ($reader)', async ({ path, reader, language }) => {
    expect((await visit(path, reader)).language).toBe(language)
  })

  test('two languages never share a cached page, and one that is named is the same for every reader', async () => {
    const named = await visit('/gallery?lang=is', 'danish')
    expect((await visit('/gallery', 'danish')).language).toBe('da')
    expect((await visit('/gallery?lang=is', 'norwegian')).body).toBe(named.body)
    expect((await visit('/gallery?lang=da', 'norwegian')).language).toBe('da')
    expect(named.headers).toMatchObject({ vary: 'accept-encoding', 'content-language': 'is' })
    expect((await visit('/gallery')).headers.vary).toContain('cookie')
    expect((await visit('/gallery?lang=fr')).headers.vary).toContain('cookie')
  })

  test('the page of a species asks for the names of no other', async () => {
    expect((await visit('/gallery?lang=da')).body).toContain('localNames')
    expect((await visit(`/species/${bear}?lang=da`)).body).not.toContain('localNames')
  })

  test('every link to a page of the portal leads on in the language that is named', async () => {
    for (const path of [
      '/?lang=is',
      '/gallery?lang=is',
      `/species/${bear}?lang=is`,
      '/methodology?lang=is',
    ]) {
      const { body } = await visit(path)
      const links = [...body.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) => href)
      const pages = links.filter((href) => !/^\/(api\/|feeds\/|[^?]*\.\w+(\?|$))/.test(href))
      expect(pages.length).toBeGreaterThan(10)
      expect(pages.filter((href) => !href.includes('lang=is'))).toEqual([])
    }
  })

  test('the head of a page names its address in each language', async () => {
    const page = `${PUBLIC_URL}/species/${bear}`
    const alternates = {
      en: page,
      is: `${page}?lang=is`,
      no: `${page}?lang=no`,
      da: `${page}?lang=da`,
      'x-default': page,
    }
    for (const language of LANGUAGES) {
      const { canonical, ...head } = await visit(`/species/${bear}?tab=trade&lang=${language}`)
      expect(canonical).toBe(alternates[language])
      expect(head.alternates).toEqual(alternates)
      expect(head.body).toContain(`<meta property="og:url" content="${canonical}">`)
      expect(head.body.match(/og:locale:alternate/g)).toHaveLength(LANGUAGES.length - 1)
    }
    // Who reads Danish by cookie shares the page's Danish address.
    expect((await visit(`/species/${bear}`, 'danish')).canonical).toBe(alternates.da)
  })

  test('every address of the sitemap opens, is its own canonical one, and is named by its other languages', async () => {
    const entries = readSitemap((await app.inject('/sitemap.xml')).body)
    expect(entries.length % LANGUAGES.length).toBe(0)
    for (const { loc, alternates } of entries.filter(({ loc }) => /about|species\/|\/api/.test(loc))) {
      const page = await visit(loc.slice(PUBLIC_URL.length), 'danish')
      expect(page.statusCode).toBe(200)
      // A page without a language in its address is met in the reader's.
      if (loc.includes('lang=')) expect(page.canonical).toBe(loc)
      expect(page.alternates).toEqual(alternates)
    }
  })
})
