import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countryPath } from '#domain/countries/country-page.ts'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { Invalid, NotFound } from '#domain/problems.ts'
import { INVALID_ID_MESSAGE, parseSpeciesId } from '#domain/species/species-id.ts'
import { COUNTRY_FACT_VIEWS, COUNTRY_VIEWS, countryViewPath } from '#domain/views/country-views.ts'
import {
  DATA_FORMATS,
  DRAWN_PAGES,
  DRAWN_VIEWS,
  PAGE_VIEWS,
  type PageViewPath,
  SPECIES_VIEWS,
  speciesViewPath,
  VIEW_FORMATS,
  viewAddress,
} from '#domain/views/view-address.ts'
import { viewPage } from '#domain/views/view-page.ts'
import type { PublishedView } from '#domain/views/view-table.ts'
import { PUBLIC_ANSWER, sendAnswer } from '../answers/send-answer.ts'
import type { Parts } from '../parts.ts'
import { shortenedName } from '../shortened-name.ts'
import { codebookView, speciesView } from './asked-view.ts'
import { countryChartView, countryFactsView, countryView } from './country-views.ts'
import { pageView } from './page-views.ts'
import { orRefused } from './refused.ts'
import { type DataFormat, viewFile } from './view-file.ts'
import { inOrder } from './view-query.ts'

/** Codes of countries; a point begins the ending. */
const CODE = '^[A-Za-z0-9]+'
type AskedFormat = FastifyRequest<{ Params: { code?: string; view?: string; format: string } }>
type AskedFile = FastifyRequest<{ Params: { id: string; file: string } }>

/**
 * Charts and tables as files at addresses of their own. Those of trade are redirected to the release in use, and with a
 * release their bytes never change. Source: trade-methods, section 11.
 */
export async function viewRoutes(
  app: FastifyInstance,
  { answers, portal, words }: Parts<'answers' | 'portal' | 'words'>,
) {
  app.get('/species/:id/:file', (request: AskedFile, reply) =>
    orRefused(reply, () => sendSpeciesView(request, reply)),
  )

  for (const path of Object.keys(PAGE_VIEWS) as PageViewPath[]) {
    app.get(`${path}.:format`, (request: AskedFormat, reply) =>
      orRefused(reply, () => {
        const page = (query: string) => path + spelled(query)
        const isDrawn = DRAWN_PAGES.some((one) => one === path)
        const view = (query: string) => pageView(path, query, answers)
        return sendCounted(request, reply, { path, page, isDrawn, view })
      }),
    )
  }

  app.get(`/countries/:code(${CODE}).:format`, (request: AskedFormat, reply) =>
    orRefused(reply, () => {
      const code = codeIn(request)
      const path = countryPath(code)
      const view = (query: string) => countryView(code, query, answers)
      return sendCounted(request, reply, { path, page: () => path, isDrawn: false, view })
    }),
  )

  app.get('/countries/:code/:view(^[a-z-]+).:format', (request: AskedFormat, reply) =>
    orRefused(reply, () => {
      const code = codeIn(request)
      const name = request.params.view ?? ''
      const facts = COUNTRY_FACT_VIEWS.find((one) => one === name)
      if (facts !== undefined) {
        return sendCounted(request, reply, {
          path: countryViewPath(code, facts),
          page: () => countryPath(code),
          isDrawn: false,
          view: (query) => countryFactsView({ code, view: facts, query }, answers),
        })
      }
      const view = named('view', name, COUNTRY_VIEWS, [...COUNTRY_VIEWS, ...COUNTRY_FACT_VIEWS])
      return sendCounted(request, reply, {
        path: countryViewPath(code, view),
        page: () => countryPath(code),
        isDrawn: true,
        view: (query) => countryChartView({ code, view, query }, answers),
      })
    }),
  )

  for (const format of DATA_FORMATS) {
    app.get(`/data/codebook.${format}`, (request, reply) =>
      send(request, reply, codebookView(), { path: '/data/codebook', page: '/data', query: '', format }),
    )
  }

  async function sendSpeciesView(request: AskedFile, reply: FastifyReply): Promise<FastifyReply> {
    const query = queryOf(request)
    const [, name = request.params.file, ending = ''] = /^([^.]+)\.(.+)$/.exec(request.params.file) ?? []
    const id = parseSpeciesId(request.params.id)
    if (id === undefined) throw new Invalid(INVALID_ID_MESSAGE)
    if (name === 'records') return redirectToRecords(reply, id, ending, query)
    const view = named('view', name, SPECIES_VIEWS)
    const format = named(
      'format',
      ending,
      DATA_FORMATS,
      DRAWN_VIEWS.some((one) => one === view) ? VIEW_FORMATS : DATA_FORMATS,
    )
    const found = await speciesView({ species_id: id, view, query }, answers)
    if (found === null) throw new NotFound('There are no trade records for this species.')
    const path = speciesViewPath(id, view)
    const selection = inOrder(new URLSearchParams(query))
    if (found.release !== null && !selection.has('release')) {
      return redirectToRelease(reply, { path, format, selection, release: found.release })
    }
    selection.delete('release')
    return send(request, reply, found, { path, page: viewPage(id, view, `${selection}`), query, format })
  }

  /** A view that names the release which it counts, and is redirected to it. */
  async function sendCounted(
    request: AskedFormat,
    reply: FastifyReply,
    { path, page, view, isDrawn }: CountedView,
  ): Promise<FastifyReply> {
    const format = named('format', request.params.format, DATA_FORMATS, isDrawn ? VIEW_FORMATS : DATA_FORMATS)
    const query = queryOf(request)
    const found = await view(query)
    const selection = new URLSearchParams(query)
    if (found.release !== null && !selection.has('release')) {
      return redirectToRelease(reply, { path, format, selection, release: found.release })
    }
    return send(request, reply, found, { path, page: page(query), query, format })
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    found: PublishedView,
    { path, page, query, format }: { path: string; page: string; query: string; format: DataFormat },
  ) {
    const at = (one: DataFormat) => viewAddress(path, one, spelled(query).slice(1))
    const { public_url } = portal
    const addresses = {
      csv: public_url + at('csv'),
      metadata: public_url + at('metadata.json'),
      page: public_url + page,
    }
    const answer = await answers.cached(at(format), async () =>
      viewFile(found, format, addresses, words[FALLBACK_LANGUAGE]),
    )
    return sendAnswer(request, reply, answer)
  }
}

/** A table, and where it is shown. */
interface CountedView {
  path: string
  page: (query: string) => string
  /** Whether there are pictures of it too. */
  isDrawn: boolean
  view: (query: string) => Promise<PublishedView>
}

interface Unpinned {
  path: string
  format: DataFormat
  selection: URLSearchParams
  release: string
}

/** Leads to the same figures of the release in use. */
function redirectToRelease(reply: FastifyReply, { path, format, selection, release }: Unpinned) {
  selection.append('release', release)
  return reply.header('cache-control', PUBLIC_ANSWER).redirect(viewAddress(path, format, `${selection}`))
}

/** The rows themselves are streamed or answered page by page. */
function redirectToRecords(reply: FastifyReply, species_id: string, ending: string, query: string) {
  const format = named('format', ending, ['csv', 'json'])
  const address = format === 'csv' ? '/api/trade-records.csv' : '/api/trade-records'
  const asked = new URLSearchParams([['species_id', species_id], ...new URLSearchParams(query)])
  return reply.header('cache-control', PUBLIC_ANSWER).redirect(`${address}?${asked}`)
}

/** The known one of this name. Throws NotFound with those that there are. */
function named<const Name extends string>(
  what: string,
  name: string,
  known: readonly Name[],
  offered: readonly string[] = known,
): Name {
  const found = known.find((one) => one === name)
  if (found !== undefined) return found
  throw new NotFound(`There is no ${what} '${shortenedName(name)}' here. There are ${offered.join(', ')}.`)
}

const codeIn = ({ params }: AskedFormat): string => (params.code ?? '').toUpperCase()

/** A query as it is spelled in every file. */
const spelled = (query: string): string => {
  const asked = inOrder(new URLSearchParams(query))
  return asked.size === 0 ? '' : `?${asked}`
}

/** What is behind the question mark, with it; empty without one. */
const queryOf = ({ url }: FastifyRequest): string => /\?.+/.exec(url)?.[0] ?? ''
