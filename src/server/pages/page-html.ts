import type { Portal } from '#contract/portal-contract.ts'
import type { Language } from '#domain/portal/languages.ts'
import { jsonInHtml } from './html.ts'
import { type PageHead, renderPageHead } from './page-head.ts'
import { PAGE_SCRIPTS, type PageTemplate } from './page-template.ts'

export const PAGE_TYPE = 'text/html; charset=utf-8'

interface PageParts {
  language: Language
  /** The route file, by which its chunks are found. */
  route: string
  head: Omit<PageHead, 'language'>
  /** What stands in the page before its scripts run. */
  content: string
  /** HTML for readers without scripts, already escaped, where the content is not for them. */
  withoutScripts?: string
  /** What the scripts begin with, as JSON. */
  firstData: string
}

/** Fills the built template. */
export function pageHtml(
  template: PageTemplate,
  portal: Portal,
  { language, route, head, content, withoutScripts = '', firstData }: PageParts,
): string {
  const chunks = template.chunksOf(route).map((file) => `<link rel="modulepreload" href="/${file}">`)
  const data = `<script type="application/json" id="first-data">${jsonInHtml(firstData)}</script>`
  const text =
    withoutScripts && `<noscript><div class="page-width summary">${withoutScripts}</div></noscript>`
  return template.html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<!--page-head-->', () => renderPageHead({ ...head, language }, portal))
    .replace('<!--content-->', () => content)
    .replace('<!--without-scripts-->', () => text)
    .replace('<!--first-data-->', () => data)
    .replace(PAGE_SCRIPTS, chunks.join(''))
}
