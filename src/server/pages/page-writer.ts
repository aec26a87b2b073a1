import type { Portal } from '#contract/portal-contract.ts'
import { linkHeader, type Signpost } from '#domain/bulk/signposting.ts'
import { languageNamedIn } from '#domain/portal/language-address.ts'
import type { Language } from '#domain/portal/languages.ts'
import { Answer, contentOf } from '../answers/answer.ts'
import type { AskedAnswers } from '../answers/asked-answers.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import type { Parts } from '../parts.ts'
import type { PageHead } from './page-head.ts'
import { PAGE_TYPE, pageHtml } from './page-html.ts'
import type { PageTemplate } from './page-template.ts'
import type { Ask, PageThread } from './page-thread.ts'

/** A page that is rendered for its address. */
export interface PageContent {
  /** The route file, by which its chunks are found. */
  route: string
  head: Omit<PageHead, 'language'>
  /** What belongs to the page and where that is, for programs. */
  links?: readonly Signpost[]
}

/** A page that is no screen of its address, such as a refusal: what it says is in one of the built shells. */
export interface ShellContent extends PageContent {
  shell: string
  /** What fills the places of the shell. */
  says?: Readonly<Record<string, string>>
  /** Translation namespaces with which its screen begins, besides those of every page. */
  namespaces?: readonly string[]
  /** HTML for readers without scripts, already escaped. */
  withoutScripts?: string
}

/** Translation namespaces of every page. */
export const EVERYWHERE = ['common', 'accessibility']

/** Writes whole pages: head, what the screens show, what they asked and the words they use, into the built template. */
export class PageWriter {
  readonly #template: PageTemplate
  readonly #pages: PageThread
  readonly #portal: Portal

  constructor({ template, pages, portal }: Parts<'template' | 'pages' | 'portal'>) {
    this.#template = template
    this.#pages = pages
    this.#portal = portal
  }

  /** Whether so many pages wait that another may be left to the browser. */
  get isBusy(): boolean {
    return this.#pages.isBusy
  }

  /** The page as its screens show it. Throws where one of the answers to them failed, so that no failure is cached. */
  async render(
    language: Language,
    address: string,
    { route, head }: PageContent,
    { ask, banner }: { ask: Ask; banner?: string },
  ): Promise<string> {
    const { html, answers, namespaces } = await this.#pages.render({ address, language }, ask)
    const translations = { [language]: this.#template.translations(language, namespaces) }
    return pageHtml(this.#template, this.#portal, {
      language,
      route,
      head,
      content: html,
      banner,
      firstData: `{"answers":${answers},"translations":${JSON.stringify(translations)},"address":${JSON.stringify(address)}}`,
    })
  }

  /** The page as an answer, which depends on all that was read for it: for its metadata before, and by its screens. */
  async write(
    language: Language,
    address: string,
    content: PageContent,
    asked: AskedAnswers,
  ): Promise<Answer> {
    const html = await this.render(language, address, content, { ask: withoutFailures(asked) })
    const { version, restsOn } = asked.madeOf
    const links = content.links && linkHeader(content.links)
    const namesLanguage = languageNamedIn(address) !== undefined
    return new Answer(200, PAGE_TYPE, Buffer.from(html), version, { language, namesLanguage, links, restsOn })
  }

  /** A page whose screen the browser draws. */
  writeShell(status: number, dataVersion: string, language: Language, content: ShellContent): Answer {
    return shellPage(this.#template, this.#portal, { status, dataVersion, language, content })
  }
}

/** Asks for a page, which must not be made of a failure. */
export const withoutFailures =
  (answers: Pick<PublicAnswers, 'get'>): Ask =>
  async (path) => {
    const answer = await answers.get(path)
    if (answer.status >= 500) contentOf(answer)
    return answer
  }

interface ShellPage {
  status: number
  dataVersion: string
  language: Language
  content: ShellContent
}

/** A page of the template alone. */
export function shellPage(
  template: PageTemplate,
  portal: Portal,
  { status, dataVersion, language, content }: ShellPage,
): Answer {
  const { route, head, shell, says, namespaces = [], withoutScripts = '' } = content
  const translations = { [language]: template.translations(language, [...EVERYWHERE, ...namespaces]) }
  const html = pageHtml(template, portal, {
    language,
    route,
    head,
    content: template.shell(language, shell, says),
    withoutScripts,
    firstData: JSON.stringify({ answers: [], translations, portal }),
  })
  return new Answer(status, PAGE_TYPE, Buffer.from(html), dataVersion, { language })
}
