import { z } from 'zod'
import { get, post } from './routes.ts'
import { textOrNull } from './vocabularies.ts'

const goose = z.object({
  id: z.uuid(),
  scientific_name: z.string(),
  common_name: z.string(),
  genus: z.string(),
  species_name: z.string(),
  authority: textOrNull,
})

/** The one-off correction of one goose. Source: specification, document 3, sections 2.15 and 4. */
export const taxonomyFixContract = {
  get: get('/taxonomy-fix', 'The record of the Aleutian goose as it stands').output(
    z.object({
      goose,
      names: z.array(z.object({ name: z.string(), language: z.string() })),
      is_current: z.boolean().describe('Whether the record carries the current name already'),
    }),
  ),

  apply: post('/taxonomy-fix', 'Moves the goose to its current name').output(
    z.object({ changed: z.number().int().describe('Records that were changed') }),
  ),
}
