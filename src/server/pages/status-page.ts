import type { Language } from '#domain/portal/languages.ts'
import { Answer } from '../answers/answer.ts'
import { type PageMaterials, pageContent } from './page-content.ts'
import { PAGE_TYPE } from './page-html.ts'
import type { PageKind } from './page-kinds.ts'
import type { PageWriter } from './page-writer.ts'

const NO_ANSWER = new Answer(503, 'application/json', Buffer.from('{}'), 'status')

/**
 * The page that says how the portal is at this moment. It is rendered for each visit, of what needs no database, and
 * cached nowhere; while many pages wait, the browser draws it.
 */
export async function statusPage(
  { path, kind, language }: { path: string; kind: PageKind; language: Language },
  writer: PageWriter,
  materials: PageMaterials,
): Promise<Answer> {
  const content = await pageContent(path, kind, materials)
  if (writer.isBusy) return writer.writeShell(200, 'status', language, { ...content, shell: 'frame' })
  // Its screen says which answers fail.
  const ask = (asked: string) => materials.answers.get(asked).catch(() => NO_ANSWER)
  const html = await writer.render(language, path, content, ask)
  return new Answer(200, PAGE_TYPE, Buffer.from(html), 'status', { language, shared: false })
}
