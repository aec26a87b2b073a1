import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { type CsvRow, csvRows } from './csv-rows.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { listZipEntries, readZipEntry } from './zip-entries.ts'

/** One table among the files an operator names: a CSV file, a packed one, or one inside a zip. */
export interface InputTable {
  /** As shown in reports. */
  name: string
  /** The file on disk that holds it. */
  path: string
  /** Its size on disk, for the progress. */
  bytes: number
  rows: (onBytes: (bytes: number) => void) => AsyncGenerator<CsvRow[]>
}

const TABLE = /\.(?:csv|tsv|txt)$/i
const PACKED_TABLE = /\.(?:csv|tsv|txt)\.gz$/i
const ARCHIVE = /\.zip$/i
const UNPACKED_AT_ONCE = 1 << 18

/**
 * Every table of the named files and folders, in the order of their names with numbers counted as such.
 * What lies beside tables and by its name is none, such as a README, is reported to `onLeftAside`.
 */
export async function findInputTables(
  paths: readonly string[],
  onLeftAside: (path: string) => void = () => undefined,
): Promise<InputTable[]> {
  const named = (await Promise.all(paths.map(filesAt))).flat()
  const files = named.some(isTable) ? named.filter(isTable) : named
  for (const path of named) if (!files.includes(path)) onLeftAside(path)

  const tables = (await Promise.all(files.map(tablesOf))).flat()
  if (tables.length === 0) throw new UnreadableFile(paths.join(', '), 'no .csv, .csv.gz or .zip file is here')
  return tables.toSorted((a, b) => naturalOrder(basename(a.name), basename(b.name)))
}

const isTable = (name: string) => [TABLE, PACKED_TABLE, ARCHIVE].some((kind) => kind.test(name))

const naturalOrder = new Intl.Collator('en', { numeric: true }).compare

async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => {
    throw new UnreadableFile(path, 'there is no such file')
  })
  if (!found.isDirectory()) return [path]
  return (await readdir(path)).filter(isTable).map((name) => join(path, name))
}

async function tablesOf(path: string): Promise<InputTable[]> {
  if (ARCHIVE.test(path)) {
    const entries = (await listZipEntries(path)).filter(
      ({ name }) => TABLE.test(name) && !name.startsWith('__MACOSX/'),
    )
    if (entries.length === 0) throw new UnreadableFile(path, 'the zip holds no .csv file')
    return entries.map((entry) =>
      inputTable(`${path}/${entry.name}`, path, entry.packedSize, (onBytes) =>
        readZipEntry(path, entry, onBytes),
      ),
    )
  }
  const { size } = await stat(path)
  return [inputTable(path, path, size, (onBytes) => readFileAt(path, onBytes))]
}

function inputTable(
  name: string,
  path: string,
  bytes: number,
  open: (onBytes: (bytes: number) => void) => AsyncIterable<Buffer>,
): InputTable {
  return { name, path, bytes, rows: (onBytes) => inWords(name, csvRows(name, open(onBytes))) }
}

async function* readFileAt(path: string, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: UNPACKED_AT_ONCE })
  const content = PACKED_TABLE.test(path) ? file.pipe(createGunzip({ chunkSize: UNPACKED_AT_ONCE })) : file
  file.on('error', (problem) => content.destroy(problem))
  let counted = 0
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      onBytes(file.bytesRead - counted)
      counted = file.bytesRead
      yield chunk
    }
  } finally {
    file.destroy()
  }
}

/** Turns what the system says of a broken file into a sentence that names the file. */
async function* inWords(name: string, rows: AsyncGenerator<CsvRow[]>): AsyncGenerator<CsvRow[]> {
  try {
    yield* rows
  } catch (problem) {
    if (problem instanceof UnreadableFile || !(problem instanceof Error) || !('code' in problem))
      throw problem
    const reason = String(problem.code).startsWith('Z_')
      ? 'the packed file is damaged or not complete'
      : `the file cannot be read: ${problem.message}`
    throw new UnreadableFile(name, reason)
  }
}
