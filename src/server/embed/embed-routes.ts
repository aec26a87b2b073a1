import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { EmbedTheme, ViewFigures } from '#contract/view-to-draw.ts'
import { addressIn } from '#domain/portal/language-address.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#domain/portal/languages.ts'
import { NotFound } from '#domain/problems.ts'
import type { SimulatedDataset } from '#domain/releases/datasets.ts'
import { parseSpeciesId } from '#domain/species/species-id.ts'
import {
  DRAWN_VIEWS,
  type DrawnViewName,
  embedPath,
  namesRelease,
  speciesViewPath,
  viewAddress,
} from '#domain/views/view-address.ts'
import { Answer } from '../answers/answer.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import { simulatedNotice } from '../answers/simulated-notice.ts'
import { CHART_ROUTES, chartAt, releasesOf } from '../charts/addressed-chart.ts'
import { escapeHtml } from '../pages/html.ts'
import { PAGE_TYPE } from '../pages/page-html.ts'
import { languageOf } from '../pages/page-language.ts'
import type { Words } from '../pages/words.ts'
import type { Parts } from '../parts.ts'
import { pageAddress } from '../pictures/picture-links.ts'
import { inOwnWords, refusalOfView } from '../views/refused.ts'
import { givenIn, selectionIn } from '../views/view-query.ts'
import { embedFigures } from './embed-figures.ts'
import { type EmbedQuery, embedQuery, readFrameLook } from './embed-query.ts'
import type { EmbedStyles, embedStyles } from './embed-styles.ts'
import { framedAnywhere } from './framed-anywhere.ts'
import { oembedAddress } from './oembed-answer.ts'

interface Embeds extends Parts<'answers' | 'pages' | 'files' | 'portal' | 'words' | 'today'> {
  styles: ReturnType<typeof embedStyles>
}

type Asked = FastifyRequest<{ Params: { id: string; view: string } }>

interface Embed {
  id: string
  view: DrawnViewName
  given: URLSearchParams
  query: EmbedQuery
}

/** What a page for frames shows, and the addresses that it names. */
interface FramedView {
  figures: ViewFigures
  releases: DatasetRelease[]
  theme: EmbedTheme
  page: string
  csv: string
  /** Its own path with its query, by which oEmbed knows it. */
  embed?: string
  shows: SimulatedDataset[]
}

/** Every drawn view as a page that any site may show in a frame: without scripts, without cookies. */
export async function embedRoutes(app: FastifyInstance, parts: Embeds) {
  const { answers, styles, portal, words } = parts
  framedAnywhere(app, Object.values(styles))

  app.get('/embed/species/:id/:view', async (request: Asked, reply) => {
    const given = givenIn(request.url)
    const language = embedLanguage(given, request)
    reply.header('content-language', language)
    try {
      const embed = readEmbed(request, given)
      const key = `embed ${language} ${embed.id} ${embed.view} ${JSON.stringify(embed.query)}`
      const answer = await answers.cached(key, (dataVersion) => write(embed, language, dataVersion))
      return await sendAnswer(request, reply, answer)
    } catch (problem) {
      return refuse(reply, problem, language)
    }
  })

  for (const path of CHART_ROUTES) {
    app.get(`/embed${path}`, async (request, reply) => {
      const given = givenIn(request.url)
      const language = embedLanguage(given, request)
      reply.header('content-language', language)
      try {
        return await sendAnswer(request, reply, await framedChart(request, given, language))
      } catch (problem) {
        return refuse(reply, problem, language)
      }
    })
  }

  async function framedChart({ url }: FastifyRequest, given: URLSearchParams, language: Language) {
    const [address = ''] = url.split('?', 1)
    const chart = chartAt(address.slice('/embed'.length))
    if (chart === undefined) throw new NotFound('There is no chart at this address')
    const { look, rest } = readFrameLook(given)
    const counted = await inOwnWords(chart.count({ query: rest, language }, answers))
    const key = `embed ${language} ${chart.path} ${look.theme} ${rest}`
    return answers.cached(key, async (dataVersion) =>
      page(language, dataVersion, {
        figures: counted.figures,
        releases: await releasesOf(chart, counted, parts),
        theme: look.theme,
        page: portal.public_url + chart.page(new URLSearchParams(rest)),
        csv: `${portal.public_url}${chart.path}.csv${rest}`,
        embed: `/embed${chart.path}${rest}`,
        shows: ['cites_trade'],
      }),
    )
  }

  async function write({ id, view, given, query }: Embed, language: Language, dataVersion: string) {
    const { figures, releases } = await embedFigures(parts, {
      id,
      view,
      query,
      today: parts.today(),
      language,
    })
    const selection = selectionIn(given)
    const publicUrl = portal.public_url
    return page(language, dataVersion, {
      figures,
      releases,
      theme: query.theme,
      page: pageAddress({ publicUrl, species_id: id, view, query: selection }),
      csv: publicUrl + viewAddress(speciesViewPath(id, view), 'csv', selection.toString()),
      embed: embedPath(id, view) + (given.size === 0 ? '' : `?${given}`),
      shows: namesRelease(view) ? ['cites_trade'] : [],
    })
  }

  async function page(
    language: Language,
    dataVersion: string,
    { figures, releases, theme, page, csv, embed, shows }: FramedView,
  ): Promise<Answer> {
    const html = await parts.pages.drawView({
      language,
      releases,
      figures,
      form: {
        kind: 'embed',
        portal: portal.name,
        page: addressIn(language, page),
        csv,
        oembed: embed === undefined ? undefined : oembedAddress(portal.public_url, embed),
        theme,
        styles: styles[theme].text,
      },
    })
    if (html === '') throw new NotFound('There is nothing to draw of this selection')
    const notice = simulatedNotice(releases, shows, words[FALLBACK_LANGUAGE])
    return new Answer(200, PAGE_TYPE, Buffer.from(html), dataVersion, { notice })
  }

  function refuse(reply: FastifyReply, problem: unknown, language: Language) {
    const refusal = refusalOfView(problem)
    if (refusal === undefined) throw problem
    return reply
      .code(refusal.status)
      .type(PAGE_TYPE)
      .send(embedRefusal(refusal, words[language], styles.auto))
  }
}

/** The language of the address, else the reader's. What readers chose on the portal is not asked: that takes a cookie. */
function embedLanguage(given: URLSearchParams, { headers }: Pick<FastifyRequest, 'headers'>): Language {
  const named = given.get('lang')
  return (
    LANGUAGES.find((language) => language === named) ??
    languageOf({ url: '', headers: { 'accept-language': headers['accept-language'] } })
  )
}

function readEmbed({ params }: Asked, given: URLSearchParams): Embed {
  const id = parseSpeciesId(params.id)
  const view = DRAWN_VIEWS.find((name) => name === params.view)
  if (id === undefined) throw new NotFound('There is no such species')
  if (view === undefined) throw new NotFound(`Charts to embed are ${DRAWN_VIEWS.join(', ')}`)
  return { id, view, given, query: embedQuery(view, given) }
}

interface Refused {
  status: 400 | 404
  /** The reason, in English: for the author of the page. */
  message: string
}

/**
 * The page in the frame where there is no chart: a sentence for readers, and the reason below for the site that embeds it.
 */
function embedRefusal({ status, message }: Refused, t: Words, { text }: EmbedStyles): string {
  const title = t(status === 404 ? 'sharing:embed.missing' : 'sharing:embed.unread')
  return `<!DOCTYPE html><html lang="${t.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${text}</style></head><body><main><h1>${escapeHtml(title)}</h1><p lang="en">${escapeHtml(message)}</p><p><a href="/" target="_blank" rel="noopener">${escapeHtml(t('common:portal.name'))}</a></p></main></body></html>`
}
