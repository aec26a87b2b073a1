import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { embedRoutes } from '../embed/embed-routes.ts'
import { embedStyles } from '../embed/embed-styles.ts'
import { oembedRoutes } from '../embed/oembed-routes.ts'
import type { Parts } from '../parts.ts'
import { pictureRoutes } from './picture-routes.ts'
import { Pictures } from './pictures.ts'

/** Charts as pictures, as pages for frames of other sites, and as oEmbed describes them. */
export async function drawnViewRoutes(
  app: FastifyInstance,
  parts: Parts<
    'answers' | 'pages' | 'files' | 'web' | 'template' | 'materials' | 'portal' | 'words' | 'today'
  >,
) {
  const { fonts } = parts.template
  const pictures = new Pictures({
    ...parts,
    words: parts.words[FALLBACK_LANGUAGE],
    font: await fontInside(parts.web, fonts),
  })
  const styles = embedStyles(parts.materials, fontAt(fonts))
  await app.register(pictureRoutes, { ...parts, pictures })
  await app.register(embedRoutes, { ...parts, styles })
  await app.register(oembedRoutes, { ...parts, pictures })
}

const SANS = /hanken-grotesk[^/]*\.woff2$/

/** How a portal in development names a file outside of the web. */
const OF_SOURCES = '@fs'

/** The file of the sans serif among those of the built web. */
const sansFile = (fonts: readonly string[]): string | undefined => fonts.find((file) => SANS.test(file))

const rule = (source: string) =>
  `@font-face{font-family:'Hanken Grotesk';font-weight:400 700;font-display:swap;src:url(${source}) format('woff2')}`

/** The portal's font by its address, for its own pages. */
const fontAt = (fonts: readonly string[]): string => {
  const file = sansFile(fonts)
  return file === undefined ? '' : rule(`/${file}`)
}

/** The portal's font inside a file, so that it looks the same everywhere. */
async function fontInside(web: string, fonts: readonly string[]): Promise<string> {
  const file = sansFile(fonts)
  if (file === undefined) return ''
  const path = file.startsWith(OF_SOURCES) ? file.slice(OF_SOURCES.length) : join(web, file)
  return rule(`data:font/woff2;base64,${(await readFile(path)).toString('base64')}`)
}
