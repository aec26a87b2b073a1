import { sha256Of } from '../trade/sha256.ts'

/** What is known of a file before it comes; what is not known is not compared. */
interface Known {
  bytes?: number | undefined
  isJson?: boolean
  /** Its entity tag is the SHA-256 of its bytes. */
  isTagged?: boolean
}

const SHA256 = /^(?:W\/)?"([0-9a-f]{64})"$/

/** Whether a file ends early or was changed, though its answer says that all is well. */
export async function isCut(
  file: Response,
  { bytes, isJson = false, isTagged = false }: Known,
): Promise<boolean> {
  const body = await file.clone().arrayBuffer()
  if (bytes !== undefined && body.byteLength !== bytes) return true
  if (isJson && !isReadable(new TextDecoder().decode(body))) return true
  const [, sha256] = SHA256.exec(file.headers.get('etag') ?? '') ?? []
  return isTagged && sha256 !== undefined && (await sha256Of(new Uint8Array(body))) !== sha256
}

function isReadable(json: string): boolean {
  try {
    JSON.parse(json)
    return true
  } catch {
    return false
  }
}
