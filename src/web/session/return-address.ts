const OWN = /^\/admin(?=$|[/?#])/
const LOGIN = /^\/admin\/login(?=$|[/?#])/

/** Where to go after signing in: the address asked for, if it is one of the back office, else its start. */
export function returnAddress(asked: unknown): string {
  return typeof asked === 'string' && OWN.test(asked) && !LOGIN.test(asked) ? asked : '/admin'
}
