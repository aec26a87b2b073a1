/** Nothing is here, as at any other address that nobody planned for. */
const NOWHERE = '/-'

/** No text of the database holds a NUL, so it is read as what stands for any unreadable character. */
const NUL = '%00'
const UNREADABLE = '%EF%BF%BD'

/** The address of a request; one that cannot be decoded, such as /%E0%A4%A, leads nowhere instead of to an error. */
export function readableAddress({ url = '/' }: { url?: string }): string {
  const [path = '/'] = url.split('?')
  return isReadable(path) ? url.replaceAll(NUL, UNREADABLE) : NOWHERE
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
