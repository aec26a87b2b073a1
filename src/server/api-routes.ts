import type { FastifyInstance } from 'fastify'
import { LANGUAGES } from '#domain/portal/languages.ts'
import { knownAddress, parametersIn } from './answers/known-address.ts'
import type { PublicAnswers } from './answers/public-answers.ts'
import { sendAnswer } from './answers/send-answer.ts'
import type { Config } from './config.ts'
import { interfaceDescription } from './pages/interface-description.ts'
import { interfacePage } from './pages/interface-page.ts'
import { LANGUAGE_HEADERS, languageOf } from './pages/page-language.ts'
import type { PageTemplate } from './pages/page-template.ts'
import { wordsByLanguage } from './pages/words.ts'

/** The public interface under /api: its answers and its description. */
export async function apiRoutes(
  app: FastifyInstance,
  { answers, config, template }: { answers: PublicAnswers; config: Config; template: PageTemplate },
) {
  const description = JSON.parse(JSON.stringify(await interfaceDescription(config)))
  const parameters = parametersIn(description)

  const styles = template.html.match(/<style>[\s\S]*?<\/style>/g)?.join('') ?? ''
  const words = wordsByLanguage(template, ['sharing'])
  const pages = new Map(
    LANGUAGES.map((language) => [language, interfacePage(description, styles, words[language])]),
  )

  app.get('/api', (request, reply) =>
    reply
      .type('text/html')
      .header('vary', LANGUAGE_HEADERS)
      .send(pages.get(languageOf(request.headers))),
  )
  app.get('/api/openapi.json', (_request, reply) => reply.send(description))

  app.get('/api/*', async (request, reply) => {
    const answer = await answers.get(knownAddress(request.url, parameters))
    return sendAnswer(request, reply, answer)
  })
}
