const OWN = /^\/admin(?=$|[/?#])/
const BEFORE_SIGN_IN = /^\/admin\/(login|invitation|new-password)(?=$|[/?#])/

/** Where to go after signing in: the address asked for, if it is one of the back office, else its start. */
export function returnAddress(asked: unknown): string {
  return typeof asked === 'string' && OWN.test(asked) && !BEFORE_SIGN_IN.test(asked) ? asked : '/admin'
}
