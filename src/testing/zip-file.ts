import { crc32, deflateRawSync } from 'node:zlib'

/** A zip as publishers make them: entries packed one after the other, the directory at the end. */
export function zipFile(entries: Readonly<Record<string, string>>, { packed = true } = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text)
    const data = packed ? deflateRawSync(content) : content
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(packed ? 8 : 0, 4)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(data.length, 14)
    shared.writeUInt32LE(content.length, 18)
    shared.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([signature(0x04034b50), shared, Buffer.from(name), data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([signature(0x02014b50), version(), shared, place, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(listing.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listing, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const version = () => Buffer.from([20, 0])
