/* Why an import failed, in the words for operators and curators; the records in use are as they were. */

export const NO_ROOM =
  'The disk is full. Nothing was imported, and the records in use are unchanged; free some space, then import again'

export const FAULT = 'An internal error; see the log for details'
