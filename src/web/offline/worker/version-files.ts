import { core, namespaces, screens, texts, version } from 'virtual:offline-files'
import { isForeignFile, isForeignPage } from '../foreign-answer.ts'

/*
 * The files of this version of the portal: scripts, fonts and drawings, whose names change with their content, the
 * words, and the one page that every address opens with offline.
 */

const FILES = `files-${version}`
const SHELL = '/offline-shell'
const AT_ONCE = 6

/** Fetches what opening the portal needs; all of it, or this version is not installed. */
export async function cacheCore(): Promise<void> {
  const store = await caches.open(FILES)
  await cacheAll(store, [...core, SHELL])
}

/** Fetches every public screen, and the page to open with and the words in the language that the reader has chosen. */
export async function cacheScreens(language: string): Promise<void> {
  const store = await caches.open(FILES)
  if ((await findShell())?.headers.get('content-language') !== language) {
    await cacheAll(store, [new Request(SHELL, { cache: 'no-cache' })])
  }
  const words = namespaces.map((namespace) => `/locales/${language}/${namespace}.json`)
  const kept = new Set((await store.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [...words, ...screens, ...(texts[language] ?? [])].filter((file) => !kept.has(file))
  for (let place = 0; place < missing.length; place += AT_ONCE) {
    await cacheAll(store, missing.slice(place, place + AT_ONCE))
  }
}

/** Keeps all of these files or, where one cannot be had from the portal itself, none. */
async function cacheAll(store: Cache, wanted: readonly (string | Request)[]): Promise<void> {
  const fetched = await Promise.all(wanted.map(async (file) => [file, await fetchOwn(file)] as const))
  await Promise.all(fetched.map(([file, answer]) => store.put(file, answer)))
}

async function fetchOwn(file: string | Request): Promise<Response> {
  const answer = await fetch(file)
  const { pathname } = new URL(answer.url)
  const isForeign = pathname === SHELL ? isForeignPage(await answer.clone().text()) : isForeignFile(answer)
  if (!answer.ok || isForeign) throw new TypeError(`Something else answered for ${pathname}`)
  return answer
}

/** A file of this version at hand. */
export async function findFile(address: string): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(address, { ignoreVary: true })
}

export const findShell = (): Promise<Response | undefined> => findFile(SHELL)

/** Keeps a file that was fetched because a reader needed it; what is the back office's alone is not kept. */
export async function cacheFile(address: string, file: Response): Promise<void> {
  const isWhole = file.status === 200 && file.type === 'basic' && !isForeignFile(file)
  if (!isWhole || !isForReaders(new URL(address).pathname)) return
  await (await caches.open(FILES)).put(address, file)
}

const WORDS = /^\/locales\/\w+\/(\w+)\.json$/
const files = new Set([...core, ...screens, ...Object.values(texts).flat()])

function isForReaders(path: string): boolean {
  const [, namespace] = WORDS.exec(path) ?? []
  return namespace === undefined ? files.has(path) : namespaces.includes(namespace)
}

/** Removes the files of other versions, and answers in a form that this one does not read. */
export async function removeOthers(answers: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (name !== FILES && name !== answers) await caches.delete(name)
  }
}

/** Whether a page with this script belongs to this version. */
export const isOwnScript = (address: string): boolean => core.includes(new URL(address).pathname)
