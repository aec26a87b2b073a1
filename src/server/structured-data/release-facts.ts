import type { DatasetRelease } from '#contract/releases-contract.ts'
import { writtenAddress } from '#domain/bulk/signposting.ts'

/** Who made a dataset, under which terms, and how to cite it; what the release does not say is left out. */
export function releaseFacts({ publisher, citation, licence, version, address }: DatasetRelease) {
  return {
    ...(publisher ? { creator: organization(publisher) } : {}),
    ...(citation ? { citation } : {}),
    // Terms are sentences here, seldom a licence with an address of its own; they are the publisher's.
    ...(licence
      ? {
          license: {
            '@type': 'CreativeWork' as const,
            name: licence,
            ...(address ? { url: writtenAddress(address) } : {}),
          },
        }
      : {}),
    ...(version ? { version } : {}),
    ...(address ? { isBasedOn: writtenAddress(address) } : {}),
  }
}

/** An ISO 8601 interval of years, '1975/2023'. */
export function temporalCoverage(first: number | null, last: number | null) {
  return first === null || last === null ? {} : { temporalCoverage: `${first}/${last}` }
}

export const organization = (name: string) => ({ '@type': 'Organization' as const, name })

/** The portal's catalogue of datasets, by which each of its datasets names it. */
export const catalogId = (publicUrl: string): string => `${publicUrl}/#datasets`
