import type { Portal } from '#contract/portal-contract.ts'
import { LANGUAGES, type Language } from '#domain/portal/languages.ts'
import type { Answer } from '../answers/answer.ts'
import { escapeHtml } from './html.ts'
import type { PageTemplate } from './page-template.ts'
import { shellPage } from './page-writer.ts'

/** The words with which the screens name the same failure. */
interface Words {
  common: {
    failure: Record<'labels' | 'what', Record<'server' | 'tooMany', string>>
    actions: Record<'goHome' | 'seeStatus', string>
  }
}

/** Why a page was not written: too many requests, a fault, a server that is not ready. */
export type FailedStatus = 429 | 500 | 503

/**
 * The page for an address whose own page could not be written. It is made at the start and of the template
 * alone, since nothing else can be relied on when it is needed; in the browser the address's own screen
 * asks for its data again, and says so if that fails too.
 */
export function failedPage(
  template: PageTemplate,
  portal: Portal,
): (status: FailedStatus, language: Language) => Answer {
  const pages = new Map(LANGUAGES.map((language) => [language, pagesIn(language, template, portal)]))
  return (status, language) => {
    const page = pages.get(language)?.[status]
    if (page === undefined) throw new Error(`There is no page for ${status} in '${language}'`)
    return page
  }
}

function pagesIn(
  language: Language,
  template: PageTemplate,
  portal: Portal,
): Readonly<Record<FailedStatus, Answer>> {
  const translations = template.translations(language, ['common', 'accessibility'])
  const { failure, actions } = (translations as unknown as Words).common
  const pageOf = (status: FailedStatus, kind: 'server' | 'tooMany') => {
    const heading = failure.labels[kind]
    const description = failure.what[kind]
    const content = {
      route: '$',
      head: { title: `${heading} | ${portal.name}`, description, hidden: true },
      shell: 'page',
      says: { heading, description },
      withoutScripts: `<p><a href="/">${escapeHtml(actions.goHome)}</a> <a href="/status">${escapeHtml(actions.seeStatus)}</a></p>`,
    }
    return shellPage(template, portal, { status, dataVersion: 'failed', language, content })
  }
  return { 429: pageOf(429, 'tooMany'), 500: pageOf(500, 'server'), 503: pageOf(503, 'server') }
}
