import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type JsonPath, lineOfFault, lineOfPart, presentPart } from './json-places.ts'
import { lineNotUtf8 } from './line-not-utf8.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** One JSON document among the files an operator names. */
export interface InputDocument {
  name: string
  bytes: number
  read: () => Promise<ReadDocument>
}

/** What a document says, and on which line a part of it begins: for one that is missing, what should hold it. */
export interface ReadDocument {
  value: unknown
  lineOf: (path: JsonPath) => number
}

const DOCUMENT = /\.json$/i
/** An answer about one taxon has some hundred kilobytes. */
const LARGEST_BYTES = 64_000_000

/** Every .json file of the named files and folders, by name. Others are reported to `onLeftAside`. */
export async function findInputDocuments(
  paths: readonly string[],
  onLeftAside: (path: string) => void,
): Promise<InputDocument[]> {
  const files = (await Promise.all(paths.map(filesAt))).flat().toSorted()
  const documents = files.filter((path) => DOCUMENT.test(path))
  for (const path of files) if (!DOCUMENT.test(path)) onLeftAside(path)
  if (documents.length === 0) throw new UnreadableFile(paths.join(', '), 'no .json file is here')
  return Promise.all(documents.map(documentAt))
}

async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => {
    throw new UnreadableFile(path, 'there is no such file')
  })
  return found.isDirectory() ? (await readdir(path)).map((name) => join(path, name)) : [path]
}

async function documentAt(path: string): Promise<InputDocument> {
  const { size: bytes } = await stat(path)
  if (bytes > LARGEST_BYTES) throw new UnreadableFile(path, 'the file is too large for an answer')
  return { name: path, bytes, read: async () => parsed(path, await readFile(path)) }
}

function parsed(path: string, bytes: Buffer): ReadDocument {
  // Read as if it were, another encoding would lose its letters without a word.
  const line = lineNotUtf8(bytes)
  if (line !== undefined) throw new UnreadableFile(path, 'the file is not UTF-8 text', { line })
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  try {
    const value: unknown = JSON.parse(text)
    return { value, lineOf: (part) => lineOfPart(text, presentPart(value, part)) }
  } catch {
    throw new UnreadableFile(path, 'the file is not JSON, or not all of it', { line: lineOfFault(text) })
  }
}
