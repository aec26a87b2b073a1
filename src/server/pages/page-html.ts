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
  /** The first paint as it goes out. */
  paint: string
  /** HTML for readers and machines without scripts, already escaped; stands below the first paint's heading. */
  summary: string
  /** What the scripts begin with, as JSON. */
  firstData: string
}

/** Fills the built template. */
export function pageHtml(
  template: PageTemplate,
  portal: Portal,
  { language, route, head, paint, summary, firstData }: PageParts,
): string {
  const chunks = template.chunksOf(route).map((file) => `<link rel="modulepreload" href="/${file}">`)
  const data = `<script type="application/json" id="first-data">${jsonInHtml(firstData)}</script>`
  const text = `<noscript><div class="page-width summary">${summary}</div></noscript>`
  return template.html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<!--page-head-->', () => renderPageHead({ ...head, language }, portal))
    .replace('<!--first-paint-->', () => withinMain(paint, text))
    .replace('<!--first-data-->', () => data)
    .replace(PAGE_SCRIPTS, chunks.join(''))
}

/** Below the heading, above the footer. */
function withinMain(paint: string, text: string): string {
  const end = paint.lastIndexOf('</main>')
  return end < 0 ? paint + text : paint.slice(0, end) + text + paint.slice(end)
}
