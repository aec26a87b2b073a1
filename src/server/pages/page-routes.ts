import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CountryProfile } from '#contract/countries-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { COUNTRY_CODE, countryBriefPath, countryPath } from '#domain/countries/country-page.ts'
import { addressIn } from '#domain/portal/language-address.ts'
import type { Language } from '#domain/portal/languages.ts'
import { galleryPageOf } from '#domain/species/gallery-sizes.ts'
import { parseSpeciesId } from '#domain/species/species-id.ts'
import { Answer, contentOf } from '../answers/answer.ts'
import type { AskedAnswers } from '../answers/asked-answers.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import type { Parts } from '../parts.ts'
import { countryBriefPage, countryPage } from './country-page.ts'
import { escapeHtml } from './html.ts'
import { backOfficePage, missingPage, type PageMaterials, pageContent } from './page-content.ts'
import { PAGE_TYPE } from './page-html.ts'
import { PAGES, type PageKind } from './page-kinds.ts'
import { languageOf, pageKey } from './page-language.ts'
import { type PageContent, PageWriter, type ShellContent } from './page-writer.ts'
import { speciesBriefPage, speciesPage } from './species-page.ts'

const BEFORE_SIGN_IN = /^\/admin\/(?<name>login|invitation|new-password)(?=$|[/?#])/

/** The page of a country, and its brief. */
const COUNTRY_PAGES = [
  { path: '/countries/:code', pathOf: countryPath, contentOfPage: countryPage },
  { path: '/countries/:code/brief', pathOf: countryBriefPath, contentOfPage: countryBriefPage },
]

/** Of a longer address the browser draws the page. */
const LONGEST_SEARCH = 300

/** Every address of the web: the page it shows, rendered once per language and data version. */
export async function pageRoutes(
  app: FastifyInstance,
  {
    template,
    pages,
    words,
    answers,
    portal,
    config,
  }: Parts<'template' | 'pages' | 'words' | 'answers' | 'portal' | 'config'>,
) {
  // In development a page is rendered anew each time.
  const isCached = config.devWeb === undefined
  const writer = new PageWriter({ template, pages, portal })
  const materialsIn = (language: Language): PageMaterials => ({ answers, portal, words: words[language] })

  const shell = (language: Language, name: string, status: number, content: ShellContent) =>
    answers.cached(pageKey(language, `shell ${name}`), async (dataVersion) =>
      writer.writeShell(status, dataVersion, language, content),
    )

  const page = async (
    language: Language,
    path: string,
    search: string,
    contentIn: (materials: PageMaterials) => Promise<PageContent>,
  ) => {
    const address = path + search
    const isLong = search.length > LONGEST_SEARCH
    const isRare = address !== path && address !== addressIn(language, path)
    if (isLong || (isRare && writer.isBusy && answers.find(pageKey(language, address)) === undefined)) {
      return shell(language, path, 200, drawnInBrowser(await contentIn(materialsIn(language))))
    }
    const write = async (asked: AskedAnswers) =>
      writer.write(language, address, await contentIn({ ...materialsIn(language), answers: asked }), asked)
    return isCached
      ? answers.cached(pageKey(language, address), (_dataVersion, asked) => write(asked))
      : write(answers.asking('development'))
  }

  for (const [path, kind] of Object.entries(PAGES)) {
    app.get(path, async (request, reply) => {
      const language = languageOf(request)
      return sendAnswer(request, reply, await pageAt(path, kind, language, searchOf(request)))
    })
  }

  app.get<{ Params: { id: string } }>('/species/:id', async (request, reply) => {
    const answer = await pageOfSpecies(languageOf(request), request.params.id, searchOf(request))
    return sendAnswer(request, reply, answer)
  })

  for (const { path, pathOf, contentOfPage } of COUNTRY_PAGES) {
    app.get<{ Params: { code: string } }>(path, async (request, reply) => {
      const { code } = request.params
      // One address for each country, whatever case its code was written in.
      if (COUNTRY_CODE.test(code) && code !== code.toUpperCase())
        return reply.redirect(pathOf(code.toUpperCase()) + searchOf(request), 301)
      const language = languageOf(request)
      const answer = await aboutCountry(language, code, () =>
        page(language, pathOf(code), searchOf(request), async (materials) =>
          contentOfPage(await countryIn(materials, code), materials),
        ),
      )
      return sendAnswer(request, reply, answer)
    })
  }

  app.get<{ Params: { id: string } }>('/species/:id/brief', async (request, reply) => {
    const answer = await briefOfSpecies(languageOf(request), request.params.id, searchOf(request))
    return sendAnswer(request, reply, answer)
  })

  for (const path of ['/admin', '/admin/*']) {
    app.get(path, async (request, reply) => {
      const language = languageOf(request)
      const name = BEFORE_SIGN_IN.exec(request.url)?.groups?.name
      const route = name === undefined ? 'admin.tsx' : `admin_.${name}.tsx`
      const answer = await shell(language, route, 200, backOfficePage(route, words[language]))
      return sendAnswer(request, reply, answer)
    })
  }

  app.get('/home', (request, reply) => reply.redirect(galleryOfHome(searchOf(request)), 301))
  app.get('/community', (request, reply) => reply.redirect(`/methodology${searchOf(request)}`, 301))

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' || !acceptsHtml(request)) {
      return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing at this address' })
    }
    return sendAnswer(request, reply, await missing(languageOf(request), '$'))
  })

  async function pageAt(path: string, kind: PageKind, language: Language, search: string): Promise<Answer> {
    if (kind.ofTheMoment) return statusPage({ path, kind, language }, writer, materialsIn(language))
    const content = (materials: PageMaterials) => pageContent(path, kind, materials)
    return kind.drawnInBrowser
      ? shell(language, path, 200, drawnInBrowser(await content(materialsIn(language))))
      : page(language, path, search, content)
  }

  const pageOfSpecies = (language: Language, givenId: string, search: string) =>
    aboutSpecies(language, givenId, (id) =>
      page(language, `/species/${id}`, search, async (materials) =>
        speciesPage(await speciesIn(materials, id), materials),
      ),
    )

  const briefOfSpecies = (language: Language, givenId: string, search: string) =>
    aboutSpecies(language, givenId, (id) =>
      page(language, `/species/${id}/brief`, search, async (materials) =>
        speciesBriefPage(await speciesIn(materials, id), materials),
      ),
    )

  async function aboutSpecies(
    language: Language,
    givenId: string,
    pageOf: (id: string) => Promise<Answer>,
  ): Promise<Answer> {
    const id = parseSpeciesId(givenId)
    if (id === undefined) return missing(language, 'species.$id')
    const found = await answers.get(`/api/species/${id}`)
    return found.status === 404 ? missing(language, 'species.$id') : pageOf(id)
  }

  async function aboutCountry(
    language: Language,
    code: string,
    pageOf: () => Promise<Answer>,
  ): Promise<Answer> {
    if (!COUNTRY_CODE.test(code)) return missing(language, 'countries.$code')
    const found = await answers.get(`/api/countries/${code}`)
    return found.status === 404 ? missing(language, 'countries.$code') : pageOf()
  }

  const missing = (language: Language, route: string) =>
    shell(language, `missing ${route}`, 404, missingPage(route, words[language]))
}

const speciesIn = async ({ answers }: PageMaterials, id: string) =>
  contentOf<SpeciesDetail>(await answers.get(`/api/species/${id}`))

const countryIn = async ({ answers }: PageMaterials, code: string) =>
  contentOf<CountryProfile>(await answers.get(`/api/countries/${code}`))

/** The former page to browse is part of the gallery, which understands its search, its page and its tab. */
function galleryOfHome(search: string): string {
  const given = new URLSearchParams(search)
  const page = Number(given.get('page'))
  if (Number.isInteger(page) && page >= 1) given.set('page', String(galleryPageOf(page)))
  return given.size === 0 ? '/gallery' : `/gallery?${given}`
}

/** Until the browser has drawn it, and without scripts, the page says what it is about. */
const drawnInBrowser = (content: PageContent): ShellContent => ({
  ...content,
  shell: 'frame',
  withoutScripts: `<p>${escapeHtml(content.head.description)}</p>`,
})

const acceptsHtml = ({ headers: { accept = '*/*' } }: FastifyRequest) => /text\/html|\*\/\*/.test(accept)

/** What is behind the question mark, with it. */
const searchOf = ({ url }: FastifyRequest) => /\?.+/.exec(url)?.[0] ?? ''

const NO_ANSWER = new Answer(503, 'application/json', Buffer.from('{}'), 'status')

/**
 * The page that says how the portal is at this moment. It is rendered for each visit, of what needs no database, and
 * cached nowhere; while many pages wait, the browser draws it.
 */
async function statusPage(
  { path, kind, language }: { path: string; kind: PageKind; language: Language },
  writer: PageWriter,
  materials: PageMaterials,
): Promise<Answer> {
  const content = await pageContent(path, kind, materials)
  if (writer.isBusy) return writer.writeShell(200, 'status', language, { ...content, shell: 'frame' })
  // Its screen says which answers fail.
  const ask = (asked: string) => materials.answers.get(asked).catch(() => NO_ANSWER)
  const html = await writer.render(language, path, content, { ask })
  return new Answer(200, PAGE_TYPE, Buffer.from(html), 'status', { language, shared: false })
}
