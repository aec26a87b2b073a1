import type { FastifyInstance } from 'fastify'
import type { PublicAnswers } from './answers/public-answers.ts'
import { sendAnswer } from './answers/send-answer.ts'
import type { Config } from './config.ts'
import { interfaceDescription } from './pages/interface-description.ts'
import { interfacePage } from './pages/interface-page.ts'
import type { PageTemplate } from './pages/page-template.ts'

/** The public interface under /api: its answers and its description. */
export async function apiRoutes(
  app: FastifyInstance,
  { answers, config, template }: { answers: PublicAnswers; config: Config; template: PageTemplate },
) {
  const description = await interfaceDescription(config)

  const styles = template.html.match(/<style>[\s\S]*?<\/style>/g)?.join('') ?? ''
  const page = interfacePage(JSON.parse(JSON.stringify(description)), styles)

  app.get('/api', (_request, reply) => reply.type('text/html').send(page))
  app.get('/api/openapi.json', (_request, reply) => reply.send(description))

  app.get('/api/*', async (request, reply) => sendAnswer(request, reply, await answers.get(request.url)))
}
