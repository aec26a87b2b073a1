import type { FastifyInstance } from 'fastify'
import { knownAddress, parametersIn } from './answers/known-address.ts'
import type { PublicAnswers } from './answers/public-answers.ts'
import { sendAnswer } from './answers/send-answer.ts'
import type { Config } from './config.ts'
import { interfaceDescription } from './pages/interface-description.ts'
import { interfacePage } from './pages/interface-page.ts'
import { LANGUAGE } from './pages/page-html.ts'
import type { PageTemplate } from './pages/page-template.ts'
import { wordsOf } from './pages/words.ts'

/** The public interface under /api: its answers and its description. */
export async function apiRoutes(
  app: FastifyInstance,
  { answers, config, template }: { answers: PublicAnswers; config: Config; template: PageTemplate },
) {
  const description = JSON.parse(JSON.stringify(await interfaceDescription(config)))
  const parameters = parametersIn(description)

  const styles = template.html.match(/<style>[\s\S]*?<\/style>/g)?.join('') ?? ''
  const page = interfacePage(description, styles, wordsOf(template, LANGUAGE, ['sharing']))

  app.get('/api', (_request, reply) => reply.type('text/html').send(page))
  app.get('/api/openapi.json', (_request, reply) => reply.send(description))

  app.get('/api/*', async (request, reply) => {
    const answer = await answers.get(knownAddress(request.url, parameters))
    return sendAnswer(request, reply, answer)
  })
}
