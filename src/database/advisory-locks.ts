/**
 * The numbers of PostgreSQL's advisory locks that the portal's processes hold against each other, all different: who
 * holds one must not make others wait that need another.
 */
export const ADVISORY_LOCKS = {
  /** Roles belong to the whole server: two portals that start at once do not both create them. */
  roles: 7_266_841,
  /** The first process of a database migrates it, others find it done. */
  migration: 7_266_842,
  /** Attempts to sign in are counted one after the other, so that none slips through beside another. */
  signInAttempts: 7_266_843,
  /** Two processes that start on one empty database make one administrator. */
  firstAdministrator: 7_266_844,
  /** The first process of a database prepares it, others wait. */
  preparation: 7_266_845,
  /** The first half of a key of two: changes of one dataset wait for each other. The second half is the dataset. */
  dataset: 7_266_846,
  /** Files of a release are written by one at a time, so that none is written twice. */
  releaseFiles: 7_266_847,
  /** A name of a species is no synonym of another; names are written one after the other. */
  scientificNames: 7_266_848,
} as const
