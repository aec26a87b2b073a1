import { readFileSync } from 'node:fs'
import fastify from 'fastify'

/* A bare Fastify route that answers the given bytes: what the framework itself can do. */

const [, , port, file, type, encoding] = process.argv
const body = readFileSync(file ?? '')
const app = fastify()

app.get('/', (_request, reply) => {
  reply.header('content-type', type)
  if (encoding && encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body)
})

await app.listen({ host: '127.0.0.1', port: Number(port) })
process.stdout.write('The peer is ready at its port\n')
