import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Portal } from '#contract/portal-contract.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { commonName } from '#domain/species/common-name.ts'
import { parseSpeciesId } from '#domain/species/species-id.ts'
import { type Answer, contentOf } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import { escapeHtml } from './html.ts'
import { FILTERED_PAGES, openingTab, PAGE_QUESTIONS, speciesOpening } from './opening-questions.ts'
import { PAGES } from './page-kinds.ts'
import type { PageTemplate } from './page-template.ts'
import { type PageContent, PageWriter } from './page-writer.ts'
import { robots, sitemap } from './sitemap.ts'
import { type SummaryWords, speciesStructuredData, speciesSummary, speciesTitle } from './species-page.ts'

interface Pages {
  answers: PublicAnswers
  template: PageTemplate
  portal: Portal
}

interface PageWords {
  common: {
    pages: Record<string, { heading: string; crumb?: string; title: string; description: string }>
    summary: SummaryWords
  }
  species: { page: { noCommonName: string } }
}

/** Every address of the web: the page it shows, written once per data version. */
export async function pageRoutes(app: FastifyInstance, { answers, template, portal }: Pages) {
  const writer = new PageWriter(template, answers, portal)
  const words = template.translations('en', ['common', 'species']) as unknown as PageWords
  const { common } = words
  const titled = (key: string) => common.pages[key] ?? { heading: key, title: key, description: '' }

  const page = (address: string, content: () => Promise<PageContent>) =>
    answers.keep(address, async (era) => writer.write(era, await content()))

  for (const [path, kind] of Object.entries(PAGES)) {
    app.get(path, async (request, reply) => {
      const filtered = FILTERED_PAGES.includes(path) && request.url.includes('?')
      const questions = filtered ? [] : (PAGE_QUESTIONS[path] ?? [])
      const { heading, crumb = heading, title, description } = titled(kind.key)
      const canonical = path === '/methodology/data-architecture' ? '/methodology/data-science' : path
      const answer = await page(filtered ? `${path}?` : path, async () => ({
        kind,
        opening: { heading, crumb, description },
        head: {
          title,
          description,
          path: canonical,
          hidden: kind.priority === undefined && canonical === path,
        },
        questions,
        summary: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>`,
      }))
      return sendAnswer(request, reply, answer)
    })
  }

  app.get<{ Params: { id: string }; Querystring: { tab?: unknown } }>(
    '/species/:id',
    async (request, reply) =>
      sendAnswer(request, reply, await speciesPage(request.params.id, openingTab(request.query.tab))),
  )

  app.get('/community', (_request, reply) => reply.redirect('/methodology', 301))
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robots(portal.public_url)))
  app.get('/sitemap.xml', async (_request, reply) => {
    const list = await answers.get('/api/species/all')
    const species = contentOf<SpeciesCard[]>(list)
    return reply.type('application/xml').send(
      sitemap(
        portal.public_url,
        species.map(({ id }) => id),
      ),
    )
  })

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' || !acceptsHtml(request)) {
      return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing at this address' })
    }
    return sendAnswer(request, reply, await missingPage())
  })

  async function speciesPage(givenId: string, tab: string): Promise<Answer> {
    const id = parseSpeciesId(givenId)
    if (id === undefined) return missingPage('species.$id')
    const found = await answers.get(`/api/species/${id}`)
    if (found.status === 404) return missingPage('species.$id')
    const species = contentOf<SpeciesDetail>(found)
    const path = `/species/${id}`
    const { questions, words: namespaces, shows } = speciesOpening(id, tab)
    return page(tab === 'overview' ? path : `${path}?tab=${tab}`, async () => ({
      kind: { route: 'species.$id', paint: 'species', words: namespaces, shows },
      opening: {
        scientific_name: species.scientific_name,
        common_name: commonName(species) ?? words.species.page.noCommonName,
      },
      head: {
        title: `${speciesTitle(species)} | ${portal.name}`,
        description: species.description ?? titled('gallery').description,
        path,
        structured: speciesStructuredData(species, portal.public_url + path),
      },
      questions,
      summary: speciesSummary(species, common.summary),
    }))
  }

  function missingPage(route = '$'): Promise<Answer> {
    const { title, description } = titled('notFound')
    return page(`/missing/${route}`, async () => ({
      kind: { route, paint: 'frame', words: ['errors'] },
      head: { title, description, path: '/', hidden: true },
      questions: [],
      summary: `<h1>${escapeHtml(title)}</h1>`,
      status: 404,
    }))
  }
}

const acceptsHtml = ({ headers: { accept = '*/*' } }: FastifyRequest) => /text\/html|\*\/\*/.test(accept)
