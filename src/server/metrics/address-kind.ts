/** The kinds of address that are counted apart. */
export const ADDRESS_KINDS = ['page', 'api', 'admin', 'sign-in', 'image', 'file', 'health'] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]

const BEGINNINGS: readonly [RegExp, AddressKind][] = [
  [/^\/api\/auth(\/|$)/, 'sign-in'],
  [/^\/api\/admin(\/|$)/, 'admin'],
  [/^\/api\/./, 'api'],
  [/^\/images\//, 'image'],
  [/^\/(healthz|readyz|metrics)$/, 'health'],
  [/\.(png|jpe?g|svg|ico|webp)$/, 'image'],
  [/\.\w{2,11}$/, 'file'],
]

/** Which kind of address this is; what is nothing else is a page, or is asked for as one. */
export function addressKind(address: string): AddressKind {
  const query = address.indexOf('?')
  const path = query < 0 ? address : address.slice(0, query)
  return BEGINNINGS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}
