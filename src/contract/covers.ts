import { z } from 'zod'

/** Scientific names; null: the whole dataset. */
export const covers = z
  .array(z.string())
  .nullable()
  .describe('The species that the release covers, by scientific name; null: the whole dataset')
