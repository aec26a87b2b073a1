import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from './html.ts'

/** The built web: its HTML with the styles inside, what the security policy must allow, and the parts pages need. */
export interface PageTemplate {
  html: string
  scriptHashes: string[]
  styleHashes: string[]
  /** Chunks to preload, by the route file they belong to. */
  chunksOf: (routeFile: string) => string[]
  /** A shell as it was rendered when the web was built, with its words filled in. */
  shell: (language: string, kind: string, words?: Readonly<Record<string, string>>) => string
  /** Names of the translation files as parsed, by namespace. */
  translations: (language: string, namespaces: readonly string[]) => Record<string, unknown>
}

type Manifest = Record<string, { file: string; imports?: string[] }>

const PAGE = 'index.html'
/** Where pages put the chunks of their own. */
export const PAGE_SCRIPTS = '<!--page-scripts-->'
const SCRIPT_OR_CHUNK = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g
const FAULT_REPORTS = 'fault-reports.ts'

/** Reads the built web from `folder`; throws when it has not been built. Pages of a portal that reports faults say so. */
export async function readPageTemplate(
  folder: string,
  { reportsFaults = false }: { reportsFaults?: boolean } = {},
): Promise<PageTemplate> {
  const [index, manifest, shells, locales] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.vite/manifest.json'), 'utf8').then((text): Manifest => JSON.parse(text)),
    readTree(join(folder, 'shells'), '.html'),
    readTree(join(folder, 'locales'), '.json'),
  ])
  const styled = withScriptsLast(await withStylesInside(index, folder))
  const html = reportsFaults ? withFaultReports(styled, manifest) : styled
  const entryChunks = withImports(manifest, [PAGE])

  return {
    html,
    scriptHashes: hashesOf(html, /<script>([\s\S]*?)<\/script>/g),
    styleHashes: hashesOf(html, /<style>([\s\S]*?)<\/style>/g),
    chunksOf: (routeFile) =>
      withImports(
        manifest,
        Object.keys(manifest).filter((source) => source.startsWith(`routes/${routeFile}`)),
      ).filter((file) => !entryChunks.includes(file)),
    shell: (language, kind, words = {}) =>
      (shells.get(`${language}/${kind}`) ?? '').replaceAll(/\{(\w+)\}/g, (placeholder, name) =>
        escapeHtml(words[name] ?? placeholder),
      ),
    translations: (language, namespaces) =>
      Object.fromEntries(
        namespaces.map((name) => [name, JSON.parse(locales.get(`${language}/${name}`) ?? '{}')]),
      ),
  }
}

/** The files of some sources and of everything that they import at once, at however many removes. */
function withImports(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set(sources)
  // A set that grows while it is walked is walked to its end.
  for (const source of seen) for (const name of manifest[source]?.imports ?? []) seen.add(name)
  return [...new Set([...seen].flatMap((source) => manifest[source]?.file ?? []))]
}

/** The styles are small, and inside the page they cost no round trip before the first paint. */
async function withStylesInside(html: string, folder: string): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)]
  let whole = html
  for (const [link, file] of links) {
    const css = await readFile(join(folder, file ?? ''), 'utf8')
    whole = whole.replace(link, () => `<style>${css.replaceAll('</style', '<\\/style')}</style>`)
  }
  return whole
}

/**
 * The page stands without scripts and goes first: what the page runs waits in a template until the
 * starter of `index.html` takes it from there, after its first paint, or at once in the background, where nothing is painted.
 * A chunk is also a script of its own before the entry, which would else run all of them in one go.
 */
function withScriptsLast(html: string): string {
  const tags = [...html.matchAll(SCRIPT_OR_CHUNK)].map(([tag]) => tag.trim())
  const chunks = tags.filter((tag) => tag.startsWith('<link'))
  const entry = tags.filter((tag) => tag.startsWith('<script'))
  const inTurn = [...chunks, ...chunks.map(asScript), ...entry]
  return html.replaceAll(SCRIPT_OR_CHUNK, '').replace(PAGE_SCRIPTS, () => inTurn.join('') + PAGE_SCRIPTS)
}

const asScript = (preload: string) =>
  preload.replace(/<link rel="modulepreload"(.*) href=(.*)>/, '<script type="module"$1 src=$2></script>')

/** Before the page's own scripts, so that a fault of theirs is heard. */
function withFaultReports(html: string, manifest: Manifest): string {
  const script = manifest[FAULT_REPORTS]
  if (script === undefined) throw new Error('The web was built without its reports of faults')
  return html.replace(
    '<template id="scripts">',
    (template) => `${template}<script type="module" src="/${script.file}"></script>`,
  )
}

function hashesOf(html: string, inline: RegExp): string[] {
  return [...html.matchAll(inline)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}

async function readTree(folder: string, ending: string): Promise<Map<string, string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(ending))
  const entries = files.map(async (file) => {
    const key = file.replaceAll('\\', '/').slice(0, -ending.length)
    return [key, await readFile(join(folder, file), 'utf8')] as const
  })
  return new Map(await Promise.all(entries))
}
