import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { ViewFigures } from '#contract/view-to-draw.ts'
import { NotFound } from '#domain/problems.ts'
import { parseSpeciesId } from '#domain/species/species-id.ts'
import { DRAWN_VIEWS, type DrawnViewName, isTradeView, PICTURE_FORMATS } from '#domain/views/view-address.ts'
import { Answer } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { PUBLIC_ANSWER, sendAnswer } from '../answers/send-answer.ts'
import { simulatedNotice } from '../answers/simulated-notice.ts'
import type { PageThread } from '../pages/page-thread.ts'
import type { Words } from '../pages/words.ts'
import { drawPng } from '../social/draw-png.ts'
import type { ImageMaterials } from '../social/image-materials.ts'
import { FOR_EVER } from '../trade/published-rows.ts'
import { type DrawnFactView, factFigures, releasesInUse } from './fact-figures.ts'
import { inColours } from './in-colours.ts'
import { pictureLinks } from './picture-links.ts'
import { fileOf, type PinnedView, pinnedFigures, type ReleaseFiles } from './pinned-figures.ts'
import { orRefused } from './refused.ts'
import { type PictureQuery, pictureQuery } from './view-query.ts'

interface Pictures {
  answers: PublicAnswers
  pages: PageThread
  files: ReleaseFiles
  materials: ImageMaterials
  publicUrl: string
  words: Words
  today: () => string
}

type Format = (typeof PICTURE_FORMATS)[number]
type Asked = FastifyRequest<{ Params: { id: string; view: string } }>

const TYPES: Record<Format, string> = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' }
/** Pixels of a PNG for each of the SVG: sharp on paper too. */
const SHARPNESS = 2

/** What is drawn, and from which releases. */
interface ToDraw {
  figures: ViewFigures
  releases: DatasetRelease[]
  release: DatasetRelease | undefined
}

/** A picture that somebody asks for. */
interface Picture {
  id: string
  view: DrawnViewName
  format: Format
  query: PictureQuery
  given: URLSearchParams
}

/** The views of a species as pictures: those of a release of trade are the same for ever. */
export async function pictureRoutes(app: FastifyInstance, parts: Pictures) {
  const { answers, files } = parts

  for (const format of PICTURE_FORMATS) {
    app.get(`/species/:id/:view.${format}`, (request: Asked, reply) =>
      orRefused(reply, async () => {
        const picture = readPicture(request, format)
        return isPinned(picture.view)
          ? sendPinned(request, reply, picture, picture.view)
          : sendAnswer(request, reply, await ofFacts(picture, picture.view))
      }),
    )
  }

  async function sendPinned(request: Asked, reply: FastifyReply, picture: Picture, view: PinnedView) {
    const { id, query, given } = picture
    const file = await fileOf(files, id, query.release)
    if (query.release === undefined) {
      const [path = ''] = request.url.split('?', 1)
      const pinned = new URLSearchParams([...given, ['release', file.release]])
      return reply.header('cache-control', PUBLIC_ANSWER).redirect(`${path}?${pinned}`, 302)
    }
    const answer = await answers.cached(keyOf(picture), async (dataVersion) => {
      const { figures, release } = await pinnedFigures(files, view, file, query)
      return draw(picture, { figures, releases: [release], release }, dataVersion)
    })
    return sendAnswer(request, reply, answer)
  }

  const ofFacts = (picture: Picture, view: DrawnFactView) =>
    answers.cached(keyOf(picture), async (dataVersion) => {
      const [figures, releases] = await Promise.all([
        factFigures(answers, view, picture.id, parts.today()),
        releasesInUse(answers),
      ])
      return draw(picture, { figures, releases, release: undefined }, dataVersion)
    })

  async function draw(
    { id: species_id, view, format, query, given }: Picture,
    { figures, releases, release }: ToDraw,
    dataVersion: string,
  ): Promise<Answer> {
    const { lang: language, theme, width } = query
    const markup = await parts.pages.drawView({
      language,
      releases,
      figures,
      form: { kind: 'picture', width },
    })
    if (markup === '') throw new NotFound('There is nothing to draw of this selection')
    const svg = inColours(markup, theme, parts.materials)
    const body = format === 'svg' ? Buffer.from(svg) : await drawPng(svg, parts.materials, SHARPNESS)
    const { publicUrl } = parts
    return new Answer(200, TYPES[format], body, dataVersion, {
      notice: release && simulatedNotice([release], ['cites_trade'], parts.words),
      link: pictureLinks({ publicUrl, species_id, view, query: withoutForm(given), release }),
      ...(release === undefined ? {} : { caching: FOR_EVER, isPinned: true }),
    })
  }
}

const isPinned = (view: DrawnViewName): view is PinnedView => isTradeView(view)

function readPicture({ params, url }: Asked, format: Format): Picture {
  const id = parseSpeciesId(params.id)
  const view = DRAWN_VIEWS.find((name) => name === params.view)
  if (id === undefined) throw new NotFound('There is no such species')
  if (view === undefined) {
    throw new NotFound(
      `There is no picture of '${params.view.slice(0, 60)}'. Drawn are ${DRAWN_VIEWS.join(', ')}.`,
    )
  }
  const given = new URLSearchParams(/\?.*/s.exec(url)?.[0] ?? '')
  return { id, view, format, query: pictureQuery(view, given), given }
}

/** No address of the portal: pictures are sent by the route, with their own headers. */
const keyOf = ({ id, view, format, query }: Picture) =>
  `/images/views ${id} ${view}.${format} ${JSON.stringify(query)}`

/** What a picture shows, without how it looks. */
function withoutForm(given: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(given)
  for (const name of ['lang', 'theme', 'width']) query.delete(name)
  return query
}
