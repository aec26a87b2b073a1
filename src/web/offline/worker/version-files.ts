import { isCut } from '../cut-file.ts'
import { isForeignFile, isForeignPage } from '../foreign-answer.ts'

/*
 * The files of this version of the portal: scripts, fonts and drawings, whose names change with their content, the
 * words, and the one page that every address opens with offline. Beside them, whatever the version, the files of
 * releases.
 */

/** Written into the worker by its build. */
declare const VERSION: {
  /** Changes with every build of the web. */
  name: string
  /** What the portal opens with, offline too. */
  core: readonly string[]
  /** What every other public screen needs. */
  screens: readonly string[]
  /** Texts of written pages, by language. */
  texts: Readonly<Record<string, readonly string[]>>
  /** Names of the translation groups of public screens. */
  namespaces: readonly string[]
  /** How many bytes each of these files has. */
  sizes: Readonly<Record<string, number>>
}

const { name, core, screens, texts, namespaces, sizes } = VERSION
const FILES = `files-${name}`
const TRADE_FILES = 'trade-files'
/** 43 species in two releases. */
const MOST_TRADE_FILES = 86
const SHELL = '/offline-shell'
const AT_ONCE = 6

/** Fetches what opening the portal needs; all of it, or this version is not installed. */
export async function cacheCore(): Promise<void> {
  await cacheAll(await caches.open(FILES), [...core, SHELL])
}

/** Fetches every public screen, and the page to open with and the words in the language that the reader has chosen. */
export async function cacheScreens(language: string): Promise<void> {
  const store = await caches.open(FILES)
  if ((await findShell())?.headers.get('content-language') !== language) {
    const shell = await fetchOwn(new Request(`${SHELL}?lang=${language}`, { cache: 'no-cache' }))
    await store.put(SHELL, shell)
  }
  const words = namespaces.map((namespace) => `/locales/${language}/${namespace}.json`)
  const cached = new Set((await store.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [...words, ...screens, ...(texts[language] ?? [])].filter((file) => !cached.has(file))
  for (let place = 0; place < missing.length; place += AT_ONCE) {
    await cacheAll(store, missing.slice(place, place + AT_ONCE))
  }
}

/** Caches all of these files or, where one cannot be had from the portal itself, none. */
async function cacheAll(store: Cache, wanted: readonly string[]): Promise<void> {
  const fetched = await Promise.all(wanted.map(async (file) => [file, await fetchOwn(file)] as const))
  await Promise.all(fetched.map(([file, answer]) => store.put(file, answer)))
}

async function fetchOwn(file: string | Request): Promise<Response> {
  const answer = await fetch(file)
  const { pathname } = new URL(answer.url)
  const isForeign = pathname === SHELL ? isForeignPage(await answer.clone().text()) : isForeignFile(answer)
  if (!answer.ok || isForeign) throw new TypeError(`Something else answered for ${pathname}`)
  if (await isCutFile(pathname, answer)) throw new TypeError(`${pathname} did not come whole`)
  return answer
}

const isCutFile = (path: string, file: Response) =>
  isCut(file, { bytes: sizes[path], isJson: WORDS.test(path) })

/** A file of this version at hand. */
export const findFile = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true, cacheName: FILES })

export const findShell = (): Promise<Response | undefined> => findFile(SHELL)

/** Caches a file that was fetched because a reader needed it; what is the back office's alone is not cached. */
export async function cacheFile(address: string, file: Response): Promise<void> {
  const { pathname } = new URL(address)
  if (isOwn(file) && isForReaders(pathname) && !(await isCutFile(pathname, file))) {
    await (await caches.open(FILES)).put(address, file)
  }
}

/** A file that figures are counted from. */
export const findTradeFile = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true, cacheName: TRADE_FILES })

/** Caches a file that figures are counted from, the oldest making room for it. */
export async function cacheTradeFile(address: string, file: Response): Promise<void> {
  if (!isOwn(file) || (await isCut(file, { isTagged: true }))) return
  const store = await caches.open(TRADE_FILES)
  await store.put(address, file)
  const oldestFirst = await store.keys()
  for (const oldest of oldestFirst.slice(0, -MOST_TRADE_FILES)) await store.delete(oldest)
}

const isOwn = (file: Response) => file.status === 200 && file.type === 'basic' && !isForeignFile(file)

const WORDS = /^\/locales\/\w+\/(\w+)\.json$/
const files = new Set([...core, ...screens, ...Object.values(texts).flat()])

function isForReaders(path: string): boolean {
  const [, namespace] = WORDS.exec(path) ?? []
  return namespace === undefined ? files.has(path) : namespaces.includes(namespace)
}

/** Removes the files of other versions, and whatever else earlier workers stored. */
export async function removeOthers(): Promise<void> {
  for (const other of await caches.keys()) {
    if (other !== FILES && other !== TRADE_FILES) await caches.delete(other)
  }
}

/** Whether a page with this script belongs to this version. */
export const isOwnScript = (address: string): boolean => core.includes(new URL(address).pathname)
