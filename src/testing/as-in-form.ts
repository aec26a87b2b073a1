/** A record as its form holds it: what is not known is an empty field. */
export const asInForm = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value ?? '']))
