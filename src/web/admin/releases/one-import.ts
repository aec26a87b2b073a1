import type { AdminAnswers } from '../admin-api.ts'

/** A release that was sent. */
export type OneImport = AdminAnswers['releases']['import']
export type ImportReport = NonNullable<OneImport['report']>
