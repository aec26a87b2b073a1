import { createHmac } from 'node:crypto'

const STEP_S = 30
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows at a moment for what it was given as `otpauth:`. Source: RFC 6238. */
export function codeOf(uri: string, at = new Date()): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 1000 / STEP_S)))
  const mac = createHmac('sha1', bytesOf(new URL(uri).searchParams.get('secret') ?? ''))
    .update(counter)
    .digest()
  const place = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32.replaceAll('=', '')]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
