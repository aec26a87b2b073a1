import { sha256Of } from './sha256.ts'
import type { TradeFileName } from './trade-messages.ts'

type File = Pick<TradeFileName, 'address' | 'sha256'>
type OnProgress = (received: number) => void

/**
 * Loads a species' file. Throws where it cannot be loaded or is damaged. A copy that a cache has may be damaged, so that
 * one is fetched again past all caches.
 */
export async function loadTradeFile(file: File, onProgress: OnProgress): Promise<ArrayBuffer> {
  const bytes = (await bytesOf(file, 'default', onProgress)) ?? (await bytesOf(file, 'reload', onProgress))
  if (bytes === undefined) throw new Error(`The file ${file.address} is damaged`)
  return bytes
}

/** The bytes of a file; undefined where they are not its own. */
async function bytesOf({ address, sha256 }: File, cache: RequestCache, onProgress: OnProgress) {
  const answer = await fetch(address, { cache })
  if (!answer.ok) throw new Error(`The file ${address} was answered with ${answer.status}`)
  const bytes = await new Response(answer.body?.pipeThrough(counting(onProgress))).arrayBuffer()
  return (await sha256Of(new Uint8Array(bytes))) === sha256 ? bytes : undefined
}

/** Tells how many bytes have passed through a stream. */
function counting(onProgress: OnProgress): TransformStream<Uint8Array, Uint8Array> {
  let received = 0
  return new TransformStream({
    transform: (part, controller) => {
      received += part.length
      onProgress(received)
      controller.enqueue(part)
    },
  })
}
