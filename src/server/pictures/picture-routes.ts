import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NotFound } from '#domain/problems.ts'
import { parseSpeciesId } from '#domain/species/species-id.ts'
import { DRAWN_VIEWS, isTradeView, PICTURE_FORMATS } from '#domain/views/view-address.ts'
import { PUBLIC_ANSWER, sendAnswer } from '../answers/send-answer.ts'
import { shortenedName } from '../shortened-name.ts'
import { orRefused } from '../views/refused.ts'
import { givenIn, pictureQuery, readLook, selectionIn } from '../views/view-query.ts'
import type { Picture, PictureFormat, Pictures } from './pictures.ts'

type Asked = FastifyRequest<{ Params: { id: string; view: string } }>

/** A drawing carries its styles and its font, and loads nothing. */
const POLICY = "default-src 'none';style-src 'unsafe-inline';font-src data:;frame-ancestors 'none'"

/** The views of a species as pictures. Where no release of trade is named, the address leads on to that of the one in use. */
export async function pictureRoutes(app: FastifyInstance, { pictures }: { pictures: Pictures }) {
  // Helmet writes to the raw response, so that is where its header is replaced.
  app.addHook('onSend', async (_request, reply) => {
    reply.raw.setHeader('content-security-policy', POLICY)
  })

  for (const format of PICTURE_FORMATS) {
    app.get(`/research/species-comparison.${format}`, (request, reply) =>
      orRefused(reply, async () => {
        const { look, rest } = readLook(givenIn(request.url))
        return sendAnswer(request, reply, await pictures.drawComparison(format, look, rest))
      }),
    )

    app.get(`/species/:id/:view.${format}`, (request: Asked, reply) =>
      orRefused(reply, async () => {
        const picture = readPicture(request, format)
        if (!isTradeView(picture.view) || picture.query.release !== undefined) {
          return sendAnswer(request, reply, await pictures.draw(picture))
        }
        const release = await pictures.currentRelease(picture.id)
        const [path = ''] = request.url.split('?', 1)
        const pinned = new URLSearchParams([...givenIn(request.url), ['release', release]])
        return reply.header('cache-control', PUBLIC_ANSWER).redirect(`${path}?${pinned}`, 302)
      }),
    )
  }
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
