import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Portal } from '#contract/portal-contract.ts'
import { LANGUAGES, type Language, spokenLanguage } from '#domain/portal/languages.ts'
import { Answer } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import { PAGE_QUESTIONS, type Question } from './opening-questions.ts'
import { PAGE_TYPE, pageHtml } from './page-html.ts'
import { keptPage, languageOf } from './page-language.ts'
import type { PageTemplate } from './page-template.ts'
import { sentAnswers } from './sent-answers.ts'
import { withBannersOf } from './simulated-banners.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** The frame, and how the screens tell what cannot be reached. */
const WORDS = ['common', 'accessibility', 'notifications']

/** Which data is simulated belongs to every answer that is kept. */
const RELEASES: Question = { procedure: 'releases.list', address: '/api/dataset-releases' }
/** What every page without a parameter opens with, each question once. */
const QUESTIONS = [
  ...new Map(
    [RELEASES, ...Object.values(PAGE_QUESTIONS).flat()].map((question) => [
      JSON.stringify(question),
      question,
    ]),
  ).values(),
]

interface Offline {
  answers: PublicAnswers
  template: PageTemplate
  portal: Portal
}

/**
 * What browsers fetch to be read offline: the page that every address then opens with, which brings no answer
 * along and so asks for each, and the answers to what pages open with.
 */
export async function offlineRoutes(app: FastifyInstance, { answers, template, portal }: Offline) {
  const shells = Object.fromEntries(
    LANGUAGES.map((language) => [language, offlineShell(language, template, portal)]),
  ) as Record<Language, Answer>

  app.get('/offline-shell', (request, reply) =>
    sendAnswer(request, reply, shells[languageOf(request.headers)]),
  )

  app.get(
    '/offline-answers/:language',
    async (request: FastifyRequest<{ Params: { language: string } }>, reply) => {
      const language = spokenLanguage(request.params.language)
      if (language === undefined) return reply.callNotFound()
      const answer = await answers.keep(keptPage(language, '/offline-answers'), (era) => write(era, language))
      return sendAnswer(request, reply, answer)
    },
  )

  async function write(era: string, language: Language): Promise<Answer> {
    const { json, notice } = await sentAnswers(answers, language, QUESTIONS)
    return new Answer(200, JSON_TYPE, Buffer.from(`{"answers":${json}}`), era, { notice })
  }
}

function offlineShell(language: Language, template: PageTemplate, portal: Portal): Answer {
  const translations = template.translations(language, WORDS)
  const html = pageHtml(template, portal, {
    language,
    // No page's own: which one it will be is decided where it is opened.
    route: '-',
    head: { title: portal.name, description: portal.name, hidden: true },
    paint: withBannersOf([], template.firstPaint(language, 'frame')),
    summary: '',
    firstData: JSON.stringify({
      answers: [],
      translations: { [language]: translations },
      portal,
      isKept: true,
    }),
  })
  return new Answer(200, PAGE_TYPE, Buffer.from(html), 'shell', { language })
}
