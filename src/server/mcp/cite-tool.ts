import { z } from 'zod'
import type { Portal } from '#contract/portal-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { namedSpecies, speciesCalled } from './named-species.ts'
import { portalTool } from './portal-tool.ts'

export const cite = portalTool({
  name: 'cite',
  title: 'Cite the site and its sources',
  description:
    'How to cite a page of the site and the datasets behind its figures, with version, publisher and the citation that the publisher asks for.',
  input: z.object({ species: namedSpecies.optional() }),
  answer: async ({ species: named }, { ask, publicUrl, today }) => {
    const [portal, releases, species] = await Promise.all([
      ask<Portal>('/portal'),
      ask<DatasetRelease[]>('/dataset-releases'),
      named === undefined ? undefined : speciesCalled(named, ask),
    ])
    const page = species === undefined ? '/' : `/species/${species.id}`
    const title = species === undefined ? '' : ` ${species.scientific_name} (${species.common_name}).`
    return {
      found: {
        ...(species === undefined ? {} : { species }),
        citation: `${portal.institution} (${today.slice(0, 4)}). ${portal.name}.${title} ${publicUrl}${page} (accessed ${today}).`,
        sources: releases.map(
          ({ dataset, title: name, version, publisher, citation, licence, address, simulated }) => ({
            dataset,
            title: name,
            version,
            publisher,
            citation,
            licence,
            address,
            simulated,
          }),
        ),
      },
      page,
    }
  },
})
