import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { parseSpeciesId } from '#domain/species/species-id.ts'
import { type Answer, contentOf } from '../answers/answer.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import { FILTERED_PAGES, openingTab } from './opening-questions.ts'
import { backOfficePage, missingPage, type PageMaterials, pageContent } from './page-content.ts'
import { PAGES } from './page-kinds.ts'
import type { PageTemplate } from './page-template.ts'
import { type PageContent, PageWriter } from './page-writer.ts'
import { speciesPage } from './species-page.ts'

const LOGIN = /^\/admin\/login(?=$|[/?#])/

type Pages = PageMaterials & { template: PageTemplate }

/** Every address of the web: the page it shows, written once per data version. */
export async function pageRoutes(app: FastifyInstance, { template, ...materials }: Pages) {
  const { answers, portal } = materials
  const writer = new PageWriter(template, answers, portal)

  const page = (address: string, content: () => Promise<PageContent>) =>
    answers.keep(address, async (era) => writer.write(era, await content()))

  for (const [path, kind] of Object.entries(PAGES)) {
    app.get(path, async (request, reply) => {
      const filtered = FILTERED_PAGES.includes(path) && request.url.includes('?')
      const address = filtered ? `${path}?` : path
      const answer = await page(address, () => pageContent(path, kind, materials, filtered))
      return sendAnswer(request, reply, answer)
    })
  }

  app.get<{ Params: { id: string }; Querystring: { tab?: unknown } }>(
    '/species/:id',
    async (request, reply) =>
      sendAnswer(request, reply, await pageOfSpecies(request.params.id, openingTab(request.query.tab))),
  )

  for (const path of ['/admin', '/admin/*']) {
    app.get(path, async (request, reply) => sendAnswer(request, reply, await backOffice(request.url)))
  }

  app.get('/community', (_request, reply) => reply.redirect('/methodology', 301))

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' || !acceptsHtml(request)) {
      return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing at this address' })
    }
    return sendAnswer(request, reply, await missing('$'))
  })

  async function pageOfSpecies(givenId: string, tab: string): Promise<Answer> {
    const id = parseSpeciesId(givenId)
    if (id === undefined) return missing('species.$id')
    const found = await answers.get(`/api/species/${id}`)
    if (found.status === 404) return missing('species.$id')
    const address = tab === 'overview' ? `/species/${id}` : `/species/${id}?tab=${tab}`
    return page(address, () => speciesPage(contentOf<SpeciesDetail>(found), tab, materials))
  }

  function backOffice(address: string): Promise<Answer> {
    const route = LOGIN.test(address) ? 'admin_.login.tsx' : 'admin.tsx'
    return page(`/back-office/${route}`, async () => backOfficePage(route, materials))
  }

  function missing(route: string): Promise<Answer> {
    return page(`/missing/${route}`, async () => missingPage(route, materials))
  }
}

const acceptsHtml = ({ headers: { accept = '*/*' } }: FastifyRequest) => /text\/html|\*\/\*/.test(accept)
