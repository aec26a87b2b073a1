import { describe } from 'vitest'

/** The folder of the published files; empty where they are not at hand. */
export const REFERENCE_DATA = process.env.REFERENCE_DATA ?? ''

/** Tests that need the published files. Without them they are skipped; under CI they fail. */
export function describeWithReferenceData(what: string, tests: () => void): void {
  describe.skipIf(REFERENCE_DATA === '' && process.env.CI !== 'true')(what, tests)
}
