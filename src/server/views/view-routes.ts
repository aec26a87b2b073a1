import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Portal } from '#contract/portal-contract.ts'
import {
  DATA_FORMATS,
  isTradeView,
  PAGE_VIEWS,
  type PageViewPath,
  SPECIES_VIEWS,
  speciesViewPath,
  viewAddress,
} from '#domain/views/view-address.ts'
import { viewCsv, viewJson, viewMetadata } from '#domain/views/view-files.ts'
import type { PublishedView } from '#domain/views/view-table.ts'
import { Answer } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { PUBLIC_ANSWER, sendAnswer } from '../answers/send-answer.ts'
import type { Translate } from '../pages/words.ts'
import { FOR_EVER } from '../trade/published-rows.ts'
import { codebookView, pageView, speciesView } from './asked-view.ts'

type DataFormat = (typeof DATA_FORMATS)[number]

const TYPES: Record<DataFormat, string> = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
  'metadata.json': 'application/csvm+json; charset=utf-8',
}

interface Views {
  answers: Pick<PublicAnswers, 'get' | 'cached'>
  portal: Portal
  /** The banner's words, for figures that are simulated. */
  translate: Translate
}

type AskedFile = FastifyRequest<{ Params: { id: string; file: string } }>

/**
 * Charts and tables as files at addresses of their own. Those of trade are redirected to the release in use, and with a
 * release their bytes never change. Source: trade-methods, section 11.
 */
export async function viewRoutes(app: FastifyInstance, { answers, portal, translate }: Views) {
  app.get('/species/:id/:file', async (request: AskedFile, reply) => {
    const { id, file } = request.params
    const query = queryOf(request)
    const [, name = file, ending = ''] = /^([^.]+)\.(.+)$/.exec(file) ?? []
    if (name === 'records') return redirectToRecords(reply, id, ending, query)
    const view = SPECIES_VIEWS.find((one) => one === name)
    const format = DATA_FORMATS.find((one) => one === ending)
    if (view === undefined) return reply.code(404).send(noSuch('view', name, SPECIES_VIEWS))
    if (format === undefined) return reply.code(404).send(noSuch('format', ending, DATA_FORMATS))

    const found = await speciesView({ species_id: id, view, query }, answers)
    if (found === null) return reply.code(404).send(NO_TRADE)
    if (found instanceof Answer) return sendAnswer(request, reply, found)
    const path = speciesViewPath(id, view)
    if (isTradeView(view) && !new URLSearchParams(query).has('release')) {
      const pinned = new URLSearchParams([...new URLSearchParams(query), ['release', found.release ?? '']])
      return reply.header('cache-control', PUBLIC_ANSWER).redirect(viewAddress(path, format, `${pinned}`))
    }
    const page = `/species/${id}${isTradeView(view) ? `?tab=trade${query.replace('?', '&')}` : ''}`
    return send(request, reply, found, { path, page, query, format })
  })

  for (const path of Object.keys(PAGE_VIEWS) as PageViewPath[]) {
    for (const format of DATA_FORMATS) {
      app.get(`${path}.${format}`, async (request, reply) => {
        const query = queryOf(request)
        const found = await pageView(path, query, answers)
        if (found instanceof Answer) return sendAnswer(request, reply, found)
        return send(request, reply, found, { path, page: path + query, query, format })
      })
    }
  }

  for (const format of DATA_FORMATS) {
    app.get(`/data/codebook.${format}`, (request, reply) =>
      send(request, reply, codebookView(), { path: '/data/codebook', page: '/data', query: '', format }),
    )
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    found: PublishedView,
    { path, page, query, format }: { path: string; page: string; query: string; format: DataFormat },
  ) {
    const at = (one: DataFormat) => portal.public_url + viewAddress(path, one, query.slice(1))
    const addresses = { csv: at('csv'), metadata: at('metadata.json'), page: portal.public_url + page }
    const answer = await answers.cached(request.url, async () => fileOf(found, format, addresses))
    return sendAnswer(request, reply, answer)
  }

  function fileOf(
    found: PublishedView,
    format: DataFormat,
    addresses: { csv: string; metadata: string; page: string },
  ): Answer {
    const text = {
      csv: () => viewCsv(found),
      json: () => viewJson(found),
      'metadata.json': () => viewMetadata(found, addresses),
    }[format]()
    const links = [
      `<${addresses.page}>; rel="cite-as"`,
      `<${addresses.metadata}>; rel="describedby"; type="application/csvm+json"`,
      found.publisher_address && `<${found.publisher_address}>; rel="license"`,
    ]
    return new Answer(200, TYPES[format], Buffer.from(text), undefined, {
      links: links.filter(Boolean).join(', '),
      ...(found.release === null ? {} : { caching: FOR_EVER, isPinned: true }),
      ...(found.simulated ? { notice: noticeOf(found) } : {}),
    })
  }

  const noticeOf = ({ view }: PublishedView) => {
    const dataset = view === 'seizures' ? 'seizures' : 'cites_trade'
    return `${translate(`common:simulated.${dataset}.what`)} ${translate(`common:simulated.${dataset}.remedy`)}`
  }
}

const NO_TRADE = { code: 'NOT_FOUND', message: 'There are no trade records of this species.' }

/** The rows themselves are streamed or answered page by page. */
function redirectToRecords(reply: FastifyReply, species_id: string, ending: string, query: string) {
  if (ending !== 'csv' && ending !== 'json') {
    return reply.code(404).send(noSuch('format', ending, ['csv', 'json']))
  }
  const address = ending === 'csv' ? '/api/trade-records.csv' : '/api/trade-records'
  const asked = new URLSearchParams([['species_id', species_id], ...new URLSearchParams(query)])
  return reply.header('cache-control', PUBLIC_ANSWER).redirect(`${address}?${asked}`)
}

const noSuch = (what: string, name: string, known: readonly string[]) => ({
  code: 'NOT_FOUND',
  message: `There is no ${what} '${name.slice(0, 60)}' here. There are ${known.join(', ')}.`,
})

/** What stands behind the question mark, with it; empty where nothing does. */
const queryOf = ({ url }: FastifyRequest): string => /\?.+/.exec(url)?.[0] ?? ''
