import type { Language } from '#domain/portal/languages.ts'
import { Answer } from '../answers/answer.ts'
import { type PageMaterials, pageContent } from './page-content.ts'
import { PAGE_TYPE } from './page-html.ts'
import type { PageKind } from './page-kinds.ts'
import type { PageWriter } from './page-writer.ts'

/**
 * The page that says how the portal is at this moment. It is rendered for each visit, of what needs no database, and
 * kept nowhere; while many pages wait, the browser draws it.
 */
export async function statusPage(
  { path, kind, language }: { path: string; kind: PageKind; language: Language },
  writer: PageWriter,
  materials: PageMaterials,
): Promise<Answer> {
  const content = await pageContent(path, kind, materials)
  if (writer.isBusy) return writer.writeShell(200, 'status', language, { ...content, shell: 'frame' })
  const html = await writer.render(language, path, content)
  return new Answer(200, PAGE_TYPE, Buffer.from(html), 'status', { language, shared: false })
}
