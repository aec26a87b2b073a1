import type { Portal } from '#contract/portal-contract.ts'
import { Answer } from '../answers/answer.ts'
import { escapeHtml } from './html.ts'
import { LANGUAGE, PAGE_TYPE, pageHtml } from './page-html.ts'
import type { PageTemplate } from './page-template.ts'
import { withBannersOf } from './simulated-banners.ts'

/** The words with which the screens name the same failure. */
interface Words {
  common: { failure: { labels: { server: string }; what: { server: string } }; actions: { goHome: string } }
}

/**
 * The page for an address whose own page could not be written. It is made at the start and of the template
 * alone, since nothing else can be relied on when it is needed; in the browser the address's own screen
 * asks for its data again, and says so if that fails too.
 */
export function failedPage(template: PageTemplate, portal: Portal): (status: 500 | 503) => Answer {
  const translations = template.translations(LANGUAGE, ['common'])
  const { failure, actions } = (translations as unknown as Words).common
  const heading = failure.labels.server
  const description = failure.what.server
  const paint = template.firstPaint(LANGUAGE, 'page', { heading, crumb: heading, description })
  const html = pageHtml(template, portal, {
    route: '$',
    head: { title: `${heading} | ${portal.name}`, description, hidden: true },
    // It shows no figure, so no banner belongs to it.
    paint: withBannersOf([], paint),
    summary: `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(description)}</p><p><a href="/">${escapeHtml(actions.goHome)}</a></p>`,
    firstData: JSON.stringify({ answers: [], translations: { [LANGUAGE]: translations }, portal }),
  })
  const answerWith = (status: number) => new Answer(status, PAGE_TYPE, Buffer.from(html), 'failed')
  const answers = { 500: answerWith(500), 503: answerWith(503) }
  return (status) => answers[status]
}
