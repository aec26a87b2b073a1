/*
 * What the threads and the process that count trade may keep in memory, however many species there are: some 190 MB of rows, a
 * part of those that do not fit, and what DuckDB holds while it is open.
 */

/**
 * Megabytes of each half of the young generation of a thread, and of the process that counts all trade. With the size of the
 * server's own (`scripts/toolchain.mjs`) each would hold 24 MB more.
 */
export const THREAD_SEMI_SPACE_MB = 4

/** Rows of single species' tables, 60 bytes each: all species of the Arctic, or the largest taxon that there is. */
export const TABLE_ROWS = 900_000

/** Whole rows, some 120 bytes each; few readers want them. The two largest species fit, which are read in many parts. */
export const WHOLE_ROWS = 300_000

/** Rows that stand for alike records of several species, some 90 bytes each; those of the Arctic are 79,000. */
export const COMBINED_ROWS = 300_000

/** The same where DuckDB puts records together: those of some two million. */
export const STORED_ROWS = 500_000

/** More than that are counted in parts of so many rows, of which one at a time is in memory; the largest species is a part by itself. */
export const PART_ROWS = 100_000

/** What DuckDB itself may hold while it is open; beyond it, it writes to its folder. With half of it, questions about 430 taxa failed. */
export const DUCKDB_MEMORY = '128MB'
