import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive. */
export interface ZipFile {
  name: string
  text: string
}

const LOCAL_HEADER = 0x04034b50
const DIRECTORY_ENTRY = 0x02014b50
const END_RECORD = 0x06054b50
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
const DEFLATED = 8
/** The first day that a zip can name, 1980-01-01: the same files are the same bytes whenever they are packed. */
const FIRST_DAY = 0x0021

/** Files as a zip, for a few megabytes. Source: APPNOTE.TXT of PKWARE, sections 4.3.7, 4.3.12 and 4.3.16. */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text } of files) {
    const nameBytes = Buffer.from(name)
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes)
    const about = aboutFile(bytes, packed, nameBytes)
    const local = Buffer.concat([uint32(LOCAL_HEADER), about, nameBytes, packed])
    directory.push(
      Buffer.concat([
        uint32(DIRECTORY_ENTRY),
        uint16(VERSION),
        about,
        // No comment, on the first disk, no attributes.
        uint16(0),
        uint16(0),
        uint16(0),
        uint32(0),
        uint32(offset),
        nameBytes,
      ]),
    )
    locals.push(local)
    offset += local.length
  }
  const size = directory.reduce((bytes, { length }) => bytes + length, 0)
  const count = uint16(files.length)
  const end = [
    uint32(END_RECORD),
    uint16(0),
    uint16(0),
    count,
    count,
    uint32(size),
    uint32(offset),
    uint16(0),
  ]
  return Buffer.concat([...locals, ...directory, ...end])
}

/** What stands before a file and in the directory alike. */
function aboutFile(bytes: Buffer, packed: Buffer, name: Buffer): Buffer {
  return Buffer.concat([
    uint16(VERSION),
    uint16(FLAGS),
    uint16(DEFLATED),
    uint16(0),
    uint16(FIRST_DAY),
    uint32(crc32(bytes)),
    uint32(packed.length),
    uint32(bytes.length),
    uint16(name.length),
    uint16(0),
  ])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
