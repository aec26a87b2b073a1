import { Busy } from '#domain/problems.ts'
import type { CompareTrade } from './file-differences.ts'

/**
 * Compares files until the portal closes. The files of many species, one after another, take longer than closing may; those
 * that were compared are stored, so that the next start goes on from there.
 */
export const compareUntil =
  (closing: AbortSignal, compare: CompareTrade): CompareTrade =>
  async (files, job) => {
    if (closing.aborted) throw new Busy('The portal is closing')
    return compare(files, job)
  }
