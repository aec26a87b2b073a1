/** What a page may ask of the worker. */
export type WorkerMessage =
  /** Fetches every public screen; the worker answers through the port once it has them, or could not have them. */
  | { act: 'keep screens'; language: string }
  | { act: 'take over' }
  /** Whether a page with this script is of the worker's own version; it answers through the port. */
  | { act: 'is own script'; script: string }

/** The address by which a page looks whether the portal, its database included, answers again. */
export const PROBE = '/readyz'
