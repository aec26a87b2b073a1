/** A chunk, as the build describes it. */
export interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  assets?: string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

const ENTRY = 'main.tsx'
/** Fonts of the first view. */
const FONTS = /\.build\/fonts\/(newsreader|hanken-grotesk)\.woff2$/
const LANDING = /^routes\/index\.tsx/
/** Only for who is signed in, or who reports. */
const NOT_FOR_READERS = /^routes\/admin|^admin\/|^fault-reports/
const TEXT = /^content\/(\w\w)\//

/**
 * Which of the built files are stored for reading offline: what opening the portal needs, what its other public
 * screens need beyond that, and the texts of written pages by language.
 */
export function offlineFiles(manifest: Manifest) {
  const core = filesOf(
    manifest,
    reached(
      manifest,
      [ENTRY, ...Object.keys(manifest).filter((key) => FONTS.test(key) || LANDING.test(key))],
      ({ imports = [] }) => imports,
    ),
  )
  const everything = reached(manifest, [ENTRY], ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ])
  const isText = (key: string) => TEXT.test(key)
  const screens = filesOf(
    manifest,
    everything.filter((key) => !isText(key)),
  )
  const texts: Record<string, string[]> = {}
  for (const key of everything.filter(isText)) {
    const language = TEXT.exec(key)?.[1] ?? ''
    texts[language] = [...(texts[language] ?? []), ...filesOf(manifest, [key])]
  }
  return { core, screens: screens.filter((file) => !core.includes(file)), texts }
}

/** The chunks that are reached from some, at however many removes, for readers. */
function reached(manifest: Manifest, from: readonly string[], next: (chunk: Chunk) => string[]): string[] {
  const seen = new Set(from)
  // A set that grows while it is walked is walked to its end.
  for (const key of seen) {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build knows nothing of '${key}'`)
    for (const other of next(chunk)) if (!NOT_FOR_READERS.test(other)) seen.add(other)
  }
  return [...seen]
}

/** The addresses of chunks, of what they draw and of the fonts they are set in. */
function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = keys.flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.assets ?? []].flat())
  return [...new Set(files)].map((file) => `/${file}`)
}
