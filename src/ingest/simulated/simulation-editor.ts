import type { Editor } from '#database/access.ts'

/** How the audit trail names what the portal makes up until real data is imported. */
export const SIMULATION: Editor = { id: null, email: 'simulation' }
