import type { Portal, PortalStatus } from '#contract/portal-contract.ts'
import type { Language } from '#domain/portal/languages.ts'
import { Answer, contentOf } from '../answers/answer.ts'
import { type PageMaterials, pageContent } from './page-content.ts'
import { PAGE_TYPE, pageHtml } from './page-html.ts'
import type { PageKind } from './page-kinds.ts'
import type { PageTemplate } from './page-template.ts'
import { withBannersOf } from './simulated-banners.ts'

const EVERYWHERE = ['common', 'accessibility']

interface Page {
  path: string
  kind: PageKind
  language: Language
  template: PageTemplate
  portal: Portal
}

/**
 * The page that says how the portal is at this moment. It is written for each visit, of what needs no database, and
 * kept nowhere. It shows no figure, so no banner belongs to it.
 */
export async function statusPage(
  { path, kind, language, template, portal }: Page,
  materials: PageMaterials,
): Promise<Answer> {
  const output = contentOf<PortalStatus>(await materials.answers.get('/api/status'))
  const { head, opening, summary } = await pageContent(path, kind, materials)
  const paint = template.firstPaint(language, kind.paint, opening)
  const html = pageHtml(template, portal, {
    language,
    route: kind.route,
    head,
    paint: withBannersOf([], paint),
    summary,
    firstData: JSON.stringify({
      answers: [{ procedure: 'portal.status', output }],
      translations: { [language]: template.translations(language, [...EVERYWHERE, ...kind.words]) },
      portal,
    }),
  })
  return new Answer(200, PAGE_TYPE, Buffer.from(html), 'status', { language, shared: false })
}
