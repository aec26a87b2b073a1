import { listReleases } from '#database/releases/releases-queries.ts'
import { os } from '../access.ts'

export const releasesProcedures = {
  list: os.releases.list.handler(({ context }) => context.records(listReleases)),
}
