import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Connection } from '#database/connect.ts'
import { findPicture } from '#database/species/image-queries.ts'
import { parseSpeciesId } from '#domain/species/species-id.ts'

/** Pictures change seldom, and their address does not change with them. */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** Species' pictures from the portal's own address, so that a visitor's browser asks nobody else. */
export async function imageRoutes(app: FastifyInstance, { connection }: { connection: Connection }) {
  app.get<{ Params: { id: string } }>('/images/species/:id', (request, reply) =>
    send(request.params.id, 'medium', reply),
  )
  app.get<{ Params: { id: string } }>('/images/species/:id/large', (request, reply) =>
    send(request.params.id, 'large', reply),
  )

  async function send(givenId: string, size: 'medium' | 'large', reply: FastifyReply) {
    const id = parseSpeciesId(givenId)
    const picture = id && (await findPicture(connection.reader, id, size))
    if (!picture)
      return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is no picture of this species' })
    return reply.type(picture.type).header('cache-control', FOR_A_DAY).send(Buffer.from(picture.bytes))
  }
}
