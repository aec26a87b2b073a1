import type { PartialProblem } from '#domain/releases/partial-release.ts'

/* Why an import failed, in the words for operators and curators; the records in use are as they were. */

export const NO_ROOM =
  'The disk is full. Nothing was imported, and the records in use are unchanged; free some space, then import again'

export const FAULT = 'An internal error; see the log for details'

/** Why a release of some species cannot be imported, for operators; curators read it in their language. */
export const PARTIAL_REASONS: Readonly<Record<PartialProblem, string>> = {
  partial_needs_whole: 'a release of some species needs a full release in use: import the full release first',
  partial_of_another_kind:
    'shipments and comparative tabulations cannot be in use together: they hold the same trade',
  partial_needs_version: 'name the version of the release with --release: the one in use has a version',
  partial_is_older: 'a newer release of these species is in use',
}
