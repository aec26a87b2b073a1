import { createRequire } from 'node:module'

/** The portal's own version. */
export const VERSION: string = createRequire(import.meta.url)('../../package.json').version
