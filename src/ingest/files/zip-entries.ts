import { type FileHandle, open } from 'node:fs/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { UnreadableFile } from './unreadable-file.ts'

/** One file inside a zip. Sizes in bytes. */
export interface ZipEntry {
  name: string
  packedSize: number
  size: number
  method: number
  encrypted: boolean
  checksum: number
  offset: number
}

const END_RECORD = 0x06054b50
const END_RECORD_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const END_RECORD_SIZE = 22
const LONGEST_COMMENT = 65_535
const LOCAL_HEADER_SIZE = 30
const LONGEST_NAME = 1000
const STORED = 0
const DEFLATED = 8
/** In a 32-bit field: the real figure stands in the 64-bit part. */
const SEE_64 = 0xffffffff

/** The files of a zip, folders left out, as its directory at the end lists them. */
export async function listZipEntries(path: string): Promise<ZipEntry[]> {
  const file = await open(path)
  try {
    const { size: fileSize } = await file.stat()
    const { offset, size } = await findDirectory(file, path, fileSize)
    // A damaged figure would ask for more memory than there is.
    if (offset + size > fileSize) throw damaged(path)
    const entries = readDirectory(await bytesAt(file, offset, size), path)
    assertSound(path, entries, fileSize)
    return entries.filter(({ name }) => !name.endsWith('/'))
  } finally {
    await file.close()
  }
}

/** An entry's content; throws UnreadableFile when it is packed in an unknown way or does not arrive whole. */
export async function* readZipEntry(
  path: string,
  entry: ZipEntry,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  if (entry.encrypted) throw new UnreadableFile(path, `${entry.name} in the zip is encrypted`)
  if (entry.method !== STORED && entry.method !== DEFLATED) {
    throw new UnreadableFile(path, `${entry.name} in the zip is packed by a method that is not supported`)
  }
  const file = await open(path)
  try {
    const header = await bytesAt(file, entry.offset, LOCAL_HEADER_SIZE)
    if (header.length < LOCAL_HEADER_SIZE || header.readUInt32LE(0) !== LOCAL_HEADER) throw damaged(path)
    const nameLength = header.readUInt16LE(26)
    const name = await bytesAt(file, entry.offset + LOCAL_HEADER_SIZE, nameLength)
    if (name.toString('utf8') !== entry.name) throw damaged(path)
    const start = entry.offset + LOCAL_HEADER_SIZE + nameLength + header.readUInt16LE(28)
    if (entry.packedSize === 0) return

    const packed = file.createReadStream({ start, end: start + entry.packedSize - 1, autoClose: false })
    const unpacked = entry.method === DEFLATED ? packed.pipe(createInflateRaw()) : packed
    packed.on('error', (problem) => unpacked.destroy(problem))

    let checksum = 0
    let counted = 0
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      onBytes(packed.bytesRead - counted)
      counted = packed.bytesRead
      checksum = crc32(chunk, checksum)
      yield chunk
    }
    if (checksum !== entry.checksum) throw new UnreadableFile(path, `${entry.name} in the zip is damaged`)
  } finally {
    await file.close()
  }
}

async function findDirectory(
  file: FileHandle,
  path: string,
  fileSize: number,
): Promise<{ offset: number; size: number }> {
  const tailSize = Math.min(fileSize, END_RECORD_SIZE + LONGEST_COMMENT)
  const tail = await bytesAt(file, fileSize - tailSize, tailSize)
  const at = lastSignature(tail, END_RECORD)
  if (at === -1 || at + END_RECORD_SIZE > tail.length) throw damaged(path)

  const size = tail.readUInt32LE(at + 12)
  const offset = tail.readUInt32LE(at + 16)
  if (size !== SEE_64 && offset !== SEE_64) return { offset, size }

  const locator = at - 20
  if (locator < 0 || tail.readUInt32LE(locator) !== LOCATOR_64) throw damaged(path)
  const recordAt = Number(tail.readBigUInt64LE(locator + 8))
  if (recordAt > fileSize) throw damaged(path)
  const record = await bytesAt(file, recordAt, 56)
  if (record.length < 56 || record.readUInt32LE(0) !== END_RECORD_64) throw damaged(path)
  return { size: Number(record.readBigUInt64LE(40)), offset: Number(record.readBigUInt64LE(48)) }
}

/** A name that stands twice would bring its rows in twice; one that no file can have cannot be told either. */
function assertSound(path: string, entries: readonly ZipEntry[], fileSize: number): void {
  const names = new Set<string>()
  for (const { name, offset, packedSize } of entries) {
    if (offset + packedSize > fileSize) throw damaged(path)
    if (names.has(name)) throw new UnreadableFile(path, `${name} appears twice in the zip`)
    if (/\p{Cc}/u.test(name) || name.length > LONGEST_NAME) {
      throw new UnreadableFile(path, 'a file in the zip has a name that no file can have')
    }
    names.add(name)
  }
}

function readDirectory(directory: Buffer, path: string): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28)
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30)
    const sizes = [
      directory.readUInt32LE(at + 24),
      directory.readUInt32LE(at + 20),
      directory.readUInt32LE(at + 42),
    ]
    const [size, packedSize, offset] = with64BitSizes(sizes, directory.subarray(nameEnd, extraEnd))
    if (size === undefined || packedSize === undefined || offset === undefined) throw damaged(path)
    entries.push({
      name: directory.toString('utf8', at + 46, nameEnd),
      size,
      packedSize,
      offset,
      method: directory.readUInt16LE(at + 10),
      encrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      checksum: directory.readUInt32LE(at + 16),
    })
    at = extraEnd + directory.readUInt16LE(at + 32)
  }
  if (at !== directory.length) throw damaged(path)
  return entries
}

/** Figures that do not fit 32 bits stand in extra field 1, in the same order, without those that fit. */
function with64BitSizes(sizes: readonly number[], extra: Buffer): (number | undefined)[] {
  let at = 0
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2)
  let next = at + 4
  return sizes.map((size) => {
    if (size !== SEE_64) return size
    if (next + 8 > extra.length) return undefined
    next += 8
    return Number(extra.readBigUInt64LE(next - 8))
  })
}

function lastSignature(bytes: Buffer, signature: number): number {
  const wanted = Buffer.alloc(4)
  wanted.writeUInt32LE(signature)
  return bytes.lastIndexOf(wanted)
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

const damaged = (path: string) => new UnreadableFile(path, 'the file is not a complete zip')
