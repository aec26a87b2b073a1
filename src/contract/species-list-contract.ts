import { z } from 'zod'
import { MOST_LISTED, MOST_NAMED, USUALLY_LISTED } from '#domain/species/named-parts.ts'
import { text, wholeNumber } from './parameters.ts'

/** How an answer that is a part of a list says so. */
export const PART_SAYS =
  'The header x-total-count gives the number in all, and the header link (rel="next") leads to the next part'

const after = text('after')
  .optional()
  .describe('Only species after this scientific name: the last one of the part before')

/** A part of a list by scientific name that no answer holds whole where it is long. */
export const answeredPart = {
  after,
  limit: wholeNumber('limit', 1, MOST_LISTED)
    .optional()
    .describe(`How many species at most; ${USUALLY_LISTED} without it`),
}

/** A part of a list by scientific name; without it the whole list. */
export const listPart = {
  after,
  limit: wholeNumber('limit', 1, MOST_LISTED).optional().describe('How many species at most; all without it'),
  most_species: wholeNumber('most_species', 0)
    .optional()
    .describe(
      'Nothing where there are more species than these; for those who hold the list only where it is short',
    ),
  species: text('species', 'line')
    .transform((given) => given.split(',').flatMap((one) => one.trim() || []))
    .pipe(z.array(text('species', 'line')).max(MOST_NAMED, `species must name at most ${MOST_NAMED}`))
    .optional()
    .describe(
      'Only these species, by id or scientific name (monodon-monoceros), separated by commas; one that is unknown is left out',
    ),
}
