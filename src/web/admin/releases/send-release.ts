import { sessionEnded } from '#web/session/session.ts'

export interface Sending {
  source: string
  release: string
  last_complete_year: string
  files: readonly File[]
}

interface Answer {
  id?: string
  message?: string
  data?: { key?: string }
}

/** What the server said of files that it did not take; `key` names its words in `admin:validation`. */
export class NotTaken extends Error {
  override name = 'NotTaken'
  readonly key: string | undefined

  constructor({ message = '', data }: Answer) {
    super(message)
    this.key = data?.key
  }
}

/**
 * Sends the files of a release and resolves to the id of its import. Of a browser's two ways only this one
 * tells how much has left, which for a release of a gigabyte is what its sender waits to see.
 */
export function sendRelease(
  { files, ...about }: Sending,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/admin/imports?${new URLSearchParams(about)}`)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onShare(loaded / total))
    request.addEventListener('load', () => {
      const answer = (request.response ?? {}) as Answer
      if (request.status === 401) sessionEnded()
      if (request.status === 202 && answer.id !== undefined) resolve(answer.id)
      else reject(new NotTaken(answer))
    })
    request.addEventListener('error', () => reject(new NotTaken({ data: { key: 'line_broke' } })))
    request.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => request.abort())

    const form = new FormData()
    for (const file of files) form.append('files', file)
    request.send(form)
  })
}
