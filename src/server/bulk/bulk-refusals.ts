import { DATA_PAGE } from '#domain/bulk/bulk-addresses.ts'

/** The refusal of an unknown address below /data. */
export const notFound = (what: string) => ({
  code: 'NOT_FOUND',
  message: `${what} ${DATA_PAGE} lists everything that is offered, for programs as /data/index.json.`,
})
