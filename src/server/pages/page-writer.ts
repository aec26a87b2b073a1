import type { Portal } from '#contract/portal-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { Language } from '#domain/portal/languages.ts'
import { Answer, contentOf } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import type { Question } from './opening-questions.ts'
import type { PageHead } from './page-head.ts'
import { PAGE_TYPE, pageHtml } from './page-html.ts'
import type { PageKind } from './page-kinds.ts'
import type { PageTemplate } from './page-template.ts'
import { sentAnswers } from './sent-answers.ts'
import { withBannersOf } from './simulated-banners.ts'

const EVERYWHERE = ['common', 'accessibility']

export interface PageContent {
  kind: Pick<PageKind, 'route' | 'paint' | 'words' | 'shows'>
  /** What the first paint has already: the heading, the name of the species, the addresses of its photographs. */
  opening?: Readonly<Record<string, string>>
  head: Omit<PageHead, 'language'>
  questions: Question[]
  /** HTML for readers and machines without scripts, already escaped. */
  summary: string
  status?: number
}

/** Writes whole pages: head, first paint, first answers and words into the built template. */
export class PageWriter {
  readonly #template: PageTemplate
  readonly #answers: PublicAnswers
  readonly #portal: Portal

  constructor(template: PageTemplate, answers: PublicAnswers, portal: Portal) {
    this.#template = template
    this.#answers = answers
    this.#portal = portal
  }

  async write(
    era: string,
    language: Language,
    { kind, opening, head, questions, summary, status = 200 }: PageContent,
  ): Promise<Answer> {
    const [firstData, paint] = await Promise.all([
      this.#firstData(language, kind, questions),
      this.#firstPaint(language, kind, opening),
    ])
    const parts = { language, route: kind.route, head, paint, summary, firstData }
    const html = pageHtml(this.#template, this.#portal, parts)
    return new Answer(status, PAGE_TYPE, Buffer.from(html), era, { language })
  }

  /** With the banners of those datasets that the page shows and that are simulated. */
  async #firstPaint(
    language: Language,
    { paint, shows }: PageContent['kind'],
    opening: PageContent['opening'],
  ): Promise<string> {
    const releases = await this.#releases()
    const simulated = releases.filter((release) => release.simulated).map(({ dataset }) => dataset)
    const told = simulated.filter((dataset) => shows?.some((shown) => shown === dataset))
    return withBannersOf(told, this.#template.firstPaint(language, paint, opening))
  }

  /** Which datasets are simulated. Without that no page is written: a banner must not vanish with a failure. */
  async #releases(): Promise<DatasetRelease[]> {
    return contentOf(await this.#answers.get('/api/dataset-releases'))
  }

  async #firstData(language: Language, { words }: PageContent['kind'], ofPage: Question[]): Promise<string> {
    const [releases, { json }] = await Promise.all([
      this.#releases(),
      sentAnswers(this.#answers, language, ofPage),
    ])
    const translations = { [language]: this.#template.translations(language, [...EVERYWHERE, ...words]) }
    return `{"answers":${json},"translations":${JSON.stringify(translations)},"portal":${JSON.stringify(this.#portal)},"releases":${JSON.stringify(releases)}}`
  }
}
