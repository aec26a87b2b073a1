import { DATA_PAGE } from '#domain/bulk/bulk-addresses.ts'

/** What is said of an address below /data that nothing has. */
export const notFound = (what: string) => ({
  code: 'NOT_FOUND',
  message: `${what} ${DATA_PAGE} lists everything that is offered, for programs as /data/index.json.`,
})
