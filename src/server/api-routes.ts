import type { FastifyInstance } from 'fastify'
import { networkOf } from '#domain/accounts/network-of.ts'
import type { Language } from '#domain/portal/languages.ts'
import { Answer, contentOf, jsonAnswer } from './answers/answer.ts'
import type { PublicAnswers } from './answers/public-answers.ts'
import { sendAnswer } from './answers/send-answer.ts'
import type { Config } from './config.ts'
import { unlessDisconnected } from './disconnect.ts'
import { isCostlyAddress } from './limits/costly-addresses.ts'
import { interfaceDescription } from './pages/interface-description.ts'
import { type Description, interfacePage } from './pages/interface-page.ts'
import { PAGE_TYPE } from './pages/page-html.ts'
import { languageOf } from './pages/page-language.ts'
import type { PageTemplate } from './pages/page-template.ts'
import { wordsByLanguage } from './pages/words.ts'
import { parametersIn, unknownAmong } from './unknown-parameters.ts'
import { VERSION } from './version.ts'

/** The public interface under /api: its answers and its description. */
export async function apiRoutes(
  app: FastifyInstance,
  { answers, config, template }: { answers: PublicAnswers; config: Config; template: PageTemplate },
) {
  const openapi = jsonAnswer(200, await interfaceDescription(config), VERSION)
  const description = contentOf<Description>(openapi)

  const words = wordsByLanguage(template, ['common', 'sharing'])
  const pages = new Map<Language, Answer>()
  /** Built for the first who asks: few do, and a start would wait for all of them. */
  const pageIn = (language: Language): Answer => {
    const known = pages.get(language)
    if (known !== undefined) return known
    const html = interfacePage(description, template.styles, words[language])
    const page = new Answer(200, PAGE_TYPE, Buffer.from(html), VERSION, { language })
    pages.set(language, page)
    return page
  }

  // A page, which takes no notice of what stands behind its '?', like every other.
  app.get('/api', (request, reply) => sendAnswer(request, reply, pageIn(languageOf(request))))
  app.get('/api/openapi.json', (request, reply) => {
    const [, query = ''] = request.url.split('?', 2)
    const message = unknownAmong(parametersIn(new URLSearchParams(query)), [])
    if (message !== undefined) return reply.code(400).send({ code: 'BAD_REQUEST', message })
    return sendAnswer(request, reply, openapi)
  })

  app.get('/api/*', (request, reply) =>
    unlessDisconnected(request, reply, async (disconnected) => {
      const { ip, url } = request
      const [path = url] = url.split('?', 1)
      const visitor = isCostlyAddress(path) ? { network: networkOf(ip ?? ''), disconnected } : undefined
      return sendAnswer(request, reply, await answers.get(url, visitor))
    }),
  )
}
