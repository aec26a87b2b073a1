import { CHECKLIST_ARCHIVE } from './bulk-addresses.ts'
import { publishedTable } from './catalogue-tables.ts'
import { CHECKLIST_TABLES } from './checklist.ts'
import { type DescribedDataset, datasetOf } from './data-package.ts'
import { yamlLines } from './yaml-lines.ts'

interface Known {
  portal: { name: string; institution: string; public_url: string; contact: string | null }
  datasets: readonly DescribedDataset[]
}

/** Terms are the publishers', in words, and differ from part to part. */
const LICENCE = 'other'

/** The metadata of a checklist. Source: ColDP specification 1.2. */
export function checklistMetadata({ portal, datasets }: Known): string {
  const used = CHECKLIST_TABLES.flatMap((name) => {
    const table = publishedTable(name)
    const dataset = table && datasetOf(table, datasets)
    return dataset === undefined ? [] : [dataset]
  })
  const sources = [...new Set(used)]
  const issued = sources
    .map(({ loaded_at }) => loaded_at.slice(0, 10))
    .sort()
    .at(-1)
  return yamlLines({
    title: `${portal.name}: checklist of Arctic species`,
    alias: portal.name,
    description:
      'Accepted names as the CITES Trade Database uses them, synonyms, common names, ranges as the Convention on Migratory Species lists them, and works about the species.',
    issued,
    contact:
      portal.contact === null ? undefined : { organisation: portal.institution, email: portal.contact },
    creator: [{ organisation: portal.institution }],
    publisher: { organisation: portal.institution },
    geographicScope: 'Arctic',
    license: LICENCE,
    url: `${portal.public_url}${CHECKLIST_ARCHIVE}`,
    source: sources.map(({ dataset, title, citation, address }) => ({
      id: dataset,
      type: 'dataset',
      title: citation ?? title,
      ...(address ? { url: address } : {}),
    })),
    notes: sources
      .flatMap(({ title, licence }) => (licence ? [`${title}: ${licence}.`] : []))
      .concat('Countries where a species is extinct are left out of its range.')
      .join(' '),
  })
}
