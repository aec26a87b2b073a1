import type { TradeFileName } from './trade-messages.ts'

/** Loads a species' file. Throws where it cannot be loaded or is damaged. */
export async function loadTradeFile(
  { address, sha256 }: Pick<TradeFileName, 'address' | 'sha256'>,
  onProgress: (received: number) => void,
): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The file ${address} was answered with ${answer.status}`)
  const bytes = await bytesOf(answer, onProgress)
  if ((await sha256Of(bytes)) !== sha256) throw new Error(`The file ${address} is damaged`)
  return bytes.buffer
}

async function bytesOf(
  { body }: Response,
  onProgress: (received: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let received = 0
  for (const reader = body?.getReader(); reader !== undefined; ) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    received += value.length
    onProgress(received)
  }
  const bytes = new Uint8Array(received)
  let place = 0
  for (const part of parts) {
    bytes.set(part, place)
    place += part.length
  }
  return bytes
}

/** Browsers have it only in a secure context; elsewhere the server counts. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
