import { licenceText } from './licence-text.ts'
import type { ShippedPackage } from './shipped-packages.ts'

const RULE = '-'.repeat(80)

/** Every package with the terms it comes under, each text once above which its packages are named. */
export function thirdPartyNotices(root: string, packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, Set<string>>()
  for (const shipped of packages) {
    const text = licenceText(root, shipped)
    const named = byText.get(text) ?? new Set()
    byText.set(text, named.add(`${shipped.name} ${shipped.version} (${shipped.license ?? 'see below'})`))
  }
  const parts = [...byText].map(([text, named]) => `${[...named].join('\n')}\n\n${text}`)
  return [
    'Third-party notices\n\nArctic Tracker is distributed with the following packages, each under its own licence.',
    ...parts,
  ].join(`\n\n${RULE}\n\n`)
}
