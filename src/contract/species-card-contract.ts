import { z } from 'zod'
import { DRAWINGS } from '#domain/species/drawing.ts'
import {
  appendix,
  cmsAppendix,
  redListCategory,
  textOrNull,
  wholeNumberOrNull,
  yesNoOrNull,
} from './vocabularies.ts'

/** What a card, a list or a picker shows of a species. */
export const speciesCard = z
  .object({
    id: z.uuid(),
    scientific_name: z.string().describe('The name that the CITES Trade Database uses'),
    common_name: z.string().describe('In English'),
    family: z.string(),
    class: z.string(),
    drawing: z.enum(DRAWINGS).nullable().describe('The line drawing that stands in for a picture'),
    image_url: textOrNull.describe(
      'Path of the picture at this portal; null where it has none and shows the drawing',
    ),
    image_credit: textOrNull.describe(
      'Whose photograph it is and under which licence; null where no author is named',
    ),
    latest_iucn_status: redListCategory
      .nullable()
      .describe(
        'Category of the latest assessment, the global one first; null where none is known. A regional one must be shown with its scope, and filters and counts ignore it',
      ),
    latest_iucn_scope: textOrNull.describe(
      'The scope of that assessment, e.g. Global or Europe; null without an assessment',
    ),
    latest_iucn_possibly_extinct: yesNoOrNull.describe('A tag of CR; null where the source does not say'),
    latest_iucn_possibly_extinct_in_wild: yesNoOrNull.describe(
      'A tag of CR; null where the source does not say',
    ),
    iucn_year: wholeNumberOrNull.describe('Year in which that assessment was published'),
    current_cites_appendix: appendix
      .nullable()
      .describe('Current CITES appendix, the strictest where populations are listed apart'),
    current_cms_appendix: cmsAppendix.nullable().describe('Current CMS appendix'),
    has_illegal_trade: z.boolean().describe('Whether there are seizure records'),
    total_trade_records: z.number().int().describe('Trade records in the release in use'),
  })
  .describe('A species in short')

/** The fields of a card that hold its species' Red List status. */
export const cardStatusFields = {
  latest_iucn_status: true,
  latest_iucn_scope: true,
  latest_iucn_possibly_extinct: true,
  latest_iucn_possibly_extinct_in_wild: true,
  iucn_year: true,
} as const

export type SpeciesCard = z.infer<typeof speciesCard>
