/** Nothing is here, as at any other address that nobody planned for. */
const NOWHERE = '/-'

/** The address of a request; one that cannot be decoded, such as /%E0%A4%A, leads nowhere instead of to an error. */
export function readableAddress({ url = '/' }: { url?: string }): string {
  const [path = '/'] = url.split('?')
  return isReadable(path) ? url : NOWHERE
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
