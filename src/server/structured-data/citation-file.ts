import type { Portal } from '#contract/portal-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { writtenAddress } from '#domain/bulk/signposting.ts'
import { yamlLines } from '#domain/bulk/yaml-lines.ts'

/** How the portal's data is cited, and what it rests on. Simulated datasets are no data. Source: Citation File Format 1.2.0. */
export function citationFile(datasets: readonly DatasetRelease[], portal: Portal): string {
  return yamlLines({
    'cff-version': '1.2.0',
    message: 'If you use these data, cite them as below, together with the datasets they come from.',
    type: 'dataset',
    title: `${portal.name}: conservation status, listings and trade records of Arctic species`,
    authors: [{ name: portal.institution }],
    ...(portal.contact === null ? {} : { contact: [{ name: portal.institution, email: portal.contact }] }),
    url: portal.public_url,
    references: datasets.flatMap(({ simulated, publisher, title, version, address, citation }) =>
      simulated || publisher === null || citation === null
        ? []
        : [
            {
              type: 'data',
              title,
              authors: [{ name: publisher }],
              ...(version ? { version } : {}),
              ...(address ? { url: writtenAddress(address) } : {}),
              notes: citation,
            },
          ],
    ),
  })
}
