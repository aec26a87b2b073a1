/** Why an address cannot be called; each is a key of `admin:validation`. */
export type AddressFault = 'web_address' | 'webhook_https' | 'webhook_credentials'

/** Whether the operator named this host, with its port or without, as one that may be called inside the own network. */
export const isNamedReceiver = (url: Pick<URL, 'host' | 'hostname'>, named: readonly string[]): boolean =>
  named.includes(url.host) || named.includes(url.hostname)

/** What is wrong with the address of a receiver, as far as the address says; where it leads is seen at each call. */
export function addressFault(address: string, named: readonly string[]): AddressFault | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) return 'web_address'
  if (url.username !== '' || url.password !== '') return 'webhook_credentials'
  return url.protocol === 'https:' || isNamedReceiver(url, named) ? undefined : 'webhook_https'
}
