import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { Language } from '#domain/portal/languages.ts'
import { parseSpeciesId } from '#domain/species/species-id.ts'
import { type Answer, contentOf } from '../answers/answer.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import type { Outlines } from '../summaries/written-outline.ts'
import { FILTERED_PAGES, openingTab } from './opening-questions.ts'
import { backOfficePage, missingPage, type PageMaterials, pageContent } from './page-content.ts'
import { PAGES } from './page-kinds.ts'
import { keptPage, languageOf } from './page-language.ts'
import type { PageTemplate } from './page-template.ts'
import { type PageContent, PageWriter } from './page-writer.ts'
import { speciesPage } from './species-page.ts'
import { statusPage } from './status-page.ts'
import type { WordsByLanguage } from './words.ts'

const LOGIN = /^\/admin\/login(?=$|[/?#])/

interface Pages extends Omit<PageMaterials, 'words' | 'outlines'> {
  template: PageTemplate
  words: WordsByLanguage
  outlines: Readonly<Record<Language, Outlines>>
}

/** Every address of the web: the page it shows, written once per language and data version. */
export async function pageRoutes(
  app: FastifyInstance,
  { template, words, outlines, answers, portal }: Pages,
) {
  const writer = new PageWriter(template, answers, portal)

  const materialsIn = (language: Language): PageMaterials => {
    return { answers, portal, words: words[language], outlines: outlines[language] }
  }

  const page = (
    language: Language,
    address: string,
    content: (materials: PageMaterials) => Promise<PageContent> | PageContent,
  ) =>
    answers.keep(keptPage(language, address), async (era) =>
      writer.write(era, language, await content(materialsIn(language))),
    )

  for (const [path, kind] of Object.entries(PAGES)) {
    if (kind.ofTheMoment) continue
    app.get(path, async (request, reply) => {
      const filtered = FILTERED_PAGES.includes(path) && request.url.includes('?')
      const address = filtered ? `${path}?` : path
      const answer = await page(languageOf(request.headers), address, (materials) =>
        pageContent(path, kind, materials, filtered),
      )
      return sendAnswer(request, reply, answer)
    })
  }

  for (const [path, kind] of Object.entries(PAGES).filter(([, { ofTheMoment }]) => ofTheMoment)) {
    app.get(path, async (request, reply) => {
      const language = languageOf(request.headers)
      const answer = await statusPage({ path, kind, language, template, portal }, materialsIn(language))
      return sendAnswer(request, reply, answer)
    })
  }

  app.get<{ Params: { id: string }; Querystring: { tab?: unknown } }>(
    '/species/:id',
    async (request, reply) => {
      const tab = openingTab(request.query.tab)
      const answer = await pageOfSpecies(languageOf(request.headers), request.params.id, tab)
      return sendAnswer(request, reply, answer)
    },
  )

  for (const path of ['/admin', '/admin/*']) {
    app.get(path, async (request, reply) =>
      sendAnswer(request, reply, await backOffice(languageOf(request.headers), request.url)),
    )
  }

  app.get('/community', (_request, reply) => reply.redirect('/methodology', 301))

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' || !acceptsHtml(request)) {
      return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing at this address' })
    }
    return sendAnswer(request, reply, await missing(languageOf(request.headers), '$'))
  })

  async function pageOfSpecies(language: Language, givenId: string, tab: string): Promise<Answer> {
    const id = parseSpeciesId(givenId)
    if (id === undefined) return missing(language, 'species.$id')
    const found = await answers.get(`/api/species/${id}`)
    if (found.status === 404) return missing(language, 'species.$id')
    const address = tab === 'overview' ? `/species/${id}` : `/species/${id}?tab=${tab}`
    return page(language, address, (materials) =>
      speciesPage(contentOf<SpeciesDetail>(found), tab, materials),
    )
  }

  function backOffice(language: Language, address: string): Promise<Answer> {
    const route = LOGIN.test(address) ? 'admin_.login.tsx' : 'admin.tsx'
    return page(language, `back office ${route}`, (materials) => backOfficePage(route, materials))
  }

  function missing(language: Language, route: string): Promise<Answer> {
    return page(language, `missing ${route}`, (materials) => missingPage(route, materials))
  }
}

const acceptsHtml = ({ headers: { accept = '*/*' } }: FastifyRequest) => /text\/html|\*\/\*/.test(accept)
