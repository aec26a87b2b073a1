import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '#domain/problems.ts'
import { parseSpeciesId } from '#domain/species/species-id.ts'
import { DRAWN_VIEWS, PICTURE_FORMATS } from '#domain/views/view-address.ts'
import { PUBLIC_ANSWER, sendAnswer } from '../answers/send-answer.ts'
import { CHART_ROUTES, chartAt } from '../charts/addressed-chart.ts'
import type { Parts } from '../parts.ts'
import { shortenedName } from '../shortened-name.ts'
import { orRefused } from '../views/refused.ts'
import { givenIn, pictureQuery, readLook, selectionIn } from '../views/view-query.ts'
import type { Picture, PictureFormat, Pictures } from './pictures.ts'

type Asked = FastifyRequest<{ Params: { id: string; view: string } }>

/** A drawing carries its styles and its font, and loads nothing. */
const POLICY = "default-src 'none';style-src 'unsafe-inline';font-src data:;frame-ancestors 'none'"

/** The views of a species as pictures. Where no release of trade is named, the address leads on to that of the one in use. */
export async function pictureRoutes(
  app: FastifyInstance,
  { pictures, answers }: Parts<'answers'> & { pictures: Pictures },
) {
  // Helmet writes to the raw response, so that is where its header is replaced.
  app.addHook('onSend', async (_request, reply) => {
    reply.raw.setHeader('content-security-policy', POLICY)
  })

  for (const format of PICTURE_FORMATS) {
    for (const path of CHART_ROUTES) {
      app.get(`${path}.${format}`, (request, reply) =>
        orRefused(reply, () => sendChart(request, reply, format)),
      )
    }

    app.get(`/species/:id/:view.${format}`, (request: Asked, reply) =>
      orRefused(reply, async () => {
        const picture = readPicture(request, format)
        const release =
          picture.query.release === undefined ? await pictures.currentRelease(picture) : undefined
        return release === undefined
          ? sendAnswer(request, reply, await pictures.draw(picture))
          : redirectToRelease(request, reply, release)
      }),
    )
  }

  async function sendChart(request: FastifyRequest, reply: FastifyReply, format: PictureFormat) {
    const [address = ''] = request.url.split('?', 1)
    const chart = chartAt(address.slice(0, -`.${format}`.length))
    if (chart === undefined) throw new NotFound('There is no chart at this address')
    const { look, rest } = readLook(givenIn(request.url))
    const counted = await chart.count({ query: rest }, answers)
    const query = new URLSearchParams(rest)
    if (chart.isPinned && counted.release !== null && !query.has('release')) {
      return redirectToRelease(request, reply, counted.release)
    }
    return sendAnswer(request, reply, await pictures.drawChart(format, look, chart, counted, query))
  }
}

/** Leads to the same picture of the release in use. */
function redirectToRelease({ url }: FastifyRequest, reply: FastifyReply, release: string) {
  const [path = ''] = url.split('?', 1)
  const pinned = new URLSearchParams([...givenIn(url), ['release', release]])
  return reply.header('cache-control', PUBLIC_ANSWER).redirect(`${path}?${pinned}`, 302)
}

function readPicture({ params, url }: Asked, format: PictureFormat): Picture {
  const id = parseSpeciesId(params.id)
  const view = DRAWN_VIEWS.find((name) => name === params.view)
  if (id === undefined) throw new NotFound('There is no such species')
  if (view === undefined) {
    const asked = shortenedName(params.view)
    throw new NotFound(`There is no picture of '${asked}'. Drawn are ${DRAWN_VIEWS.join(', ')}.`)
  }
  const given = givenIn(url)
  return { id, view, format, query: pictureQuery(view, given), selection: selectionIn(given) }
}
