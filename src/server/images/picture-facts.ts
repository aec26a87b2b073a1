/** The kinds of picture that are asked for, stored and sent. */
export const PICTURE_TYPES = ['image/webp', 'image/png', 'image/jpeg', 'image/gif'] as const

/** The type and size of a picture, from its first bytes. */
export interface PictureFacts {
  type: (typeof PICTURE_TYPES)[number]
  width: number
  height: number
}

/**
 * Kind and size of a picture from its own bytes, whatever it was called on its way; undefined for anything
 * that is none. Sources: PNG (ISO 15948) 11.2.1, JPEG (ITU T.81) B.2.2, GIF89a 17 and 18, WebP (RFC 9649) 2.
 */
export function pictureFacts(bytes: Uint8Array): PictureFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const read of [pngFacts, jpegFacts, gifFacts, webpFacts]) {
    try {
      const facts = read(view)
      if (facts !== undefined) return facts.width > 0 && facts.height > 0 ? facts : undefined
    } catch (problem) {
      // A picture that ends within its own head is none.
      if (!(problem instanceof RangeError)) throw problem
    }
  }
  return undefined
}

function pngFacts(view: DataView): PictureFacts | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a || !says(view, 12, 'IHDR')) return
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

function gifFacts(view: DataView): PictureFacts | undefined {
  if (!says(view, 0, 'GIF87a') && !says(view, 0, 'GIF89a')) return
  return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

/** Segments that tell the size are SOF0 to SOF15, save those three that tell of tables and coding. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegFacts(view: DataView): PictureFacts | undefined {
  if (view.getUint16(0) !== 0xffd8) return
  for (let place = 2; view.getUint8(place) === 0xff; ) {
    const marker = view.getUint8(place + 1)
    if (marker === 0xff) place += 1
    else if (isFrame(marker))
      return { type: 'image/jpeg', height: view.getUint16(place + 5), width: view.getUint16(place + 7) }
    else place += 2 + Math.max(2, view.getUint16(place + 2))
  }
  return
}

function webpFacts(view: DataView): PictureFacts | undefined {
  if (!says(view, 0, 'RIFF') || !says(view, 8, 'WEBP')) return
  const type = 'image/webp'
  if (says(view, 12, 'VP8X')) return { type, width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (says(view, 12, 'VP8L') && view.getUint8(20) === 0x2f) {
    const size = view.getUint32(21, true)
    return { type, width: 1 + (size & 0x3fff), height: 1 + ((size >>> 14) & 0x3fff) }
  }
  if (says(view, 12, 'VP8 ') && uint24(view, 23) === 0x2a019d)
    return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  return
}

const uint24 = (view: DataView, place: number) =>
  view.getUint16(place, true) | (view.getUint8(place + 2) << 16)

const says = (view: DataView, place: number, text: string) =>
  [...text].every((letter, offset) => view.getUint8(place + offset) === letter.charCodeAt(0))
