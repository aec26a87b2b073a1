import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findPicture } from '#database/species/image-queries.ts'
import { parseSpeciesId } from '#domain/species/species-id.ts'
import { Answer } from '../answers/answer.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import type { Parts } from '../parts.ts'
import { PICTURE_TYPES } from './picture-facts.ts'

/** Pictures change seldom, and their address does not change with them. */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

type Size = 'medium' | 'large'
type Asked = FastifyRequest<{ Params: { id: string } }>

const NO_PICTURE = { code: 'NOT_FOUND', message: 'There is no picture of this species' }

/** Species' pictures from the portal's own address, so that a visitor's browser contacts no other server. */
export async function imageRoutes(
  app: FastifyInstance,
  { connection, answers }: Parts<'answers' | 'connection'>,
) {
  app.get('/images/species/:id', (request: Asked, reply) => send(request, reply, 'medium'))
  app.get('/images/species/:id/large', (request: Asked, reply) => send(request, reply, 'large'))

  async function send(request: Asked, reply: FastifyReply, size: Size) {
    const id = parseSpeciesId(request.params.id)
    if (id === undefined) return reply.code(404).send(NO_PICTURE)
    const answer = await answers.cached(cacheKey(id, size), (dataVersion) => build(dataVersion, id, size))
    return answer.status === 200 ? sendAnswer(request, reply, answer) : reply.code(404).send(NO_PICTURE)
  }

  async function build(dataVersion: string, id: string, size: Size): Promise<Answer> {
    const picture = await findPicture(connection.reader, id, size)
    const type = bareType(picture?.type ?? '')
    // Whatever was once stored: nothing that holds scripts, as SVG does.
    if (picture === undefined || !PICTURE_TYPES.some((known) => known === type))
      return new Answer(404, 'text/plain', Buffer.alloc(0), dataVersion)
    return new Answer(200, type, Buffer.from(picture.bytes), dataVersion, { caching: FOR_A_DAY })
  }
}

/** Without what a service adds behind the type. */
const bareType = (type: string): string => type.split(';')[0]?.trim().toLowerCase() ?? ''

/** No address of the portal, so that pictures pass the usual hooks, which keep other sites from showing them. */
const cacheKey = (id: string, size: Size) => `/images/species/${id} ${size}`
