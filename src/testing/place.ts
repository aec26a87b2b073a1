import type { PortalEnvironment } from './test-server.ts'

/** Where a portal that runs as its own process has its data. */
export type Place = { databaseUrl: string } | { dataDir: string }

/** The environment of the portal, and of the commands beside it, for that place. */
export const placeOf = (place: Place): PortalEnvironment =>
  'dataDir' in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl }
