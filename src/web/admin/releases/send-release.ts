import { sessionEnded } from '#web/session/session.ts'

export interface Sending {
  source: string
  release: string
  last_complete_year: string
  only_covered: boolean
  files: readonly File[]
}

interface UploadResponse {
  id?: string
  message?: string
  data?: { key?: string }
}

/** Files that the server refused; `key` is the key of the message in `admin:validation`. */
export class RefusedFiles extends Error {
  override name = 'RefusedFiles'
  readonly key: string | undefined

  constructor({ message = '', data }: UploadResponse) {
    super(message)
    this.key = data?.key
  }
}

/**
 * Sends the files of a release and resolves to the id of its import. Unlike `fetch`, XMLHttpRequest reports the progress
 * of an upload, which for a gigabyte takes minutes.
 */
export function sendRelease(
  { files, only_covered, ...about }: Sending,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(
      'POST',
      `/api/admin/imports?${new URLSearchParams({ ...about, only_covered: String(only_covered) })}`,
    )
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onShare(loaded / total))
    request.addEventListener('load', () => {
      const response = (request.response ?? {}) as UploadResponse
      if (request.status === 401) sessionEnded()
      if (request.status === 202 && response.id !== undefined) resolve(response.id)
      else reject(new RefusedFiles(response))
    })
    request.addEventListener('error', () => reject(new RefusedFiles({ data: { key: 'line_broke' } })))
    request.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => request.abort())

    const form = new FormData()
    for (const file of files) form.append('files', file)
    request.send(form)
  })
}
