import type { TradeFileName } from './trade-messages.ts'

/** Loads a species' file. Throws where it cannot be loaded or is damaged. */
export async function loadTradeFile(
  { address, sha256 }: Pick<TradeFileName, 'address' | 'sha256'>,
  onProgress: (received: number) => void,
): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The file ${address} was answered with ${answer.status}`)
  const bytes = await new Response(answer.body?.pipeThrough(counting(onProgress))).arrayBuffer()
  if ((await sha256Of(new Uint8Array(bytes))) !== sha256) throw new Error(`The file ${address} is damaged`)
  return bytes
}

/** Tells how many bytes have passed through a stream. */
function counting(onProgress: (received: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let received = 0
  return new TransformStream({
    transform: (part, controller) => {
      received += part.length
      onProgress(received)
      controller.enqueue(part)
    },
  })
}

/** Browsers have it only in a secure context; elsewhere the server counts. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
