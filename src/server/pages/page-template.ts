import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from './html.ts'
import { FIRST_SCRIPT, STARTER } from './page-scripts.ts'

/** The built web: the parts that pages are made of, and what the security policy must allow. */
export interface PageTemplate {
  styles: string
  /** Fonts of the first view. */
  fonts: string[]
  entry: string
  /** Chunks of every page. */
  sharedChunks: string[]
  /** The script that reports faults, on the portals that send them. */
  faultReports: string | undefined
  scriptHashes: string[]
  styleHashes: string[]
  /** Chunks of a page alone, by the route file they belong to. */
  chunksOf: (routeFile: string) => string[]
  /** A shell as it was rendered when the web was built, with its words filled in. */
  shell: (language: string, kind: string, words?: Readonly<Record<string, string>>) => string
  /** Names of the translation files as parsed, by namespace. */
  translations: (language: string, namespaces: readonly string[]) => Record<string, unknown>
}

type Manifest = Record<string, { file: string; imports?: string[] }>

const ENTRY = 'main.tsx'
const STYLES = 'style.css'
const FONTS = ['newsreader', 'hanken-grotesk'].map((name) => `../../.build/fonts/${name}.woff2`)
const FAULT_REPORTS = 'fault-reports.ts'

/** Reads the built web from `folder`; throws when it has not been built. Pages of a portal that reports faults say so. */
export async function readPageTemplate(
  folder: string,
  { reportsFaults = false }: { reportsFaults?: boolean } = {},
): Promise<PageTemplate> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const [styles, shells, locales] = await Promise.all([
    stylesIn(folder, manifest),
    readTree(join(folder, 'shells'), '.html'),
    readTree(join(folder, 'locales'), '.json'),
  ])
  const [entry = '', ...sharedChunks] = withImports(manifest, [ENTRY])

  return {
    styles,
    fonts: FONTS.map((font) => fileOf(manifest, font)),
    entry,
    sharedChunks,
    faultReports: reportsFaults ? fileOf(manifest, FAULT_REPORTS) : undefined,
    scriptHashes: [FIRST_SCRIPT, STARTER].map(hashOf),
    styleHashes: [hashOf(styles)],
    chunksOf: (routeFile) =>
      withImports(
        manifest,
        Object.keys(manifest).filter((source) => source.startsWith(`routes/${routeFile}`)),
      ).filter((file) => file !== entry && !sharedChunks.includes(file)),
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
const stylesIn = async (folder: string, manifest: Manifest) => {
  const css = await readFile(join(folder, fileOf(manifest, STYLES)), 'utf8')
  return css.replaceAll('</style', '<\\/style')
}

function fileOf(manifest: Manifest, source: string): string {
  const built = manifest[source]
  if (built === undefined) throw new Error(`The web was built without ${source}`)
  return built.file
}

/** As a security policy allows it: by what it says. */
const hashOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

async function readTree(folder: string, ending: string): Promise<Map<string, string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(ending))
  const entries = files.map(async (file) => {
    const key = file.replaceAll('\\', '/').slice(0, -ending.length)
    return [key, await readFile(join(folder, file), 'utf8')] as const
  })
  return new Map(await Promise.all(entries))
}
