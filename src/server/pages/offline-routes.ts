import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Portal } from '#contract/portal-contract.ts'
import { LANGUAGES, type Language, spokenLanguage } from '#domain/portal/languages.ts'
import { Answer, jsonAnswer } from '../answers/answer.ts'
import type { AskedAnswers } from '../answers/asked-answers.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import type { Parts } from '../parts.ts'
import { PAGE_TYPE, pageHtml } from './page-html.ts'
import { PAGES } from './page-kinds.ts'
import { languageOf, pageKey } from './page-language.ts'
import type { PageTemplate } from './page-template.ts'
import { EVERYWHERE } from './page-writer.ts'

/** The frame, and how the screens tell what cannot be reached. */
const NAMESPACES = ['notifications']

/**
 * What browsers fetch to be read offline: the page that every address then opens with, which brings no answer
 * along and so asks for each, and the answers to what pages open with.
 */
export async function offlineRoutes(
  app: FastifyInstance,
  { answers, pages, template, portal }: Parts<'answers' | 'pages' | 'template' | 'portal'>,
) {
  const shells = Object.fromEntries(
    LANGUAGES.map((language) => [language, offlineShell(language, template, portal)]),
  ) as Record<Language, Answer>

  app.get('/offline-shell', (request, reply) => sendAnswer(request, reply, shells[languageOf(request)]))

  app.get(
    '/offline-answers/:language',
    async (request: FastifyRequest<{ Params: { language: string } }>, reply) => {
      const language = spokenLanguage(request.params.language)
      if (language === undefined) return reply.callNotFound()
      const answer = await answers.cached(pageKey(language, '/offline-answers'), (_dataVersion, asked) =>
        write(language, asked),
      )
      return sendAnswer(request, reply, answer)
    },
  )

  /** What every page without a parameter asks, each question once, and which data is simulated. */
  async function write(language: Language, asked: AskedAnswers): Promise<Answer> {
    const notices: (string | undefined)[] = []
    const ask = async (path: string) => {
      const answer = await asked.get(path)
      notices.push(answer.notice)
      return answer
    }
    const sent = new Map<string, unknown>()
    for (const [address, { hidden, onlineOnly }] of Object.entries(PAGES)) {
      if (hidden || onlineOnly) continue
      const page = await pages.render({ address, language }, ask)
      for (const answer of JSON.parse(page.answers))
        sent.set(JSON.stringify([answer.procedure, answer.input]), answer)
    }
    const notice = notices.find((one) => one !== undefined)
    const { version, restsOn } = asked.madeOf
    return jsonAnswer(200, { answers: [...sent.values()] }, version, { notice, restsOn })
  }
}

function offlineShell(language: Language, template: PageTemplate, portal: Portal): Answer {
  const html = pageHtml(template, portal, {
    language,
    // No page's own: which one it will be is decided where it is opened.
    route: '-',
    head: { title: portal.name, description: portal.name, hidden: true },
    content: template.shell(language, 'frame'),
    firstData: JSON.stringify({
      answers: [],
      translations: { [language]: template.translations(language, [...EVERYWHERE, ...NAMESPACES]) },
      portal,
      isCached: true,
    }),
  })
  return new Answer(200, PAGE_TYPE, Buffer.from(html), 'shell', { language })
}
