import { z } from 'zod'
import { IMPORT_SOURCES } from '#domain/releases/import-states.ts'

const LONGEST_RELEASE_NAME = 60

/** What a curator may say of a release beside its files; empty means that the files or a rule tell it. */
export const sentReleaseInput = z
  .object({
    source: z.enum(IMPORT_SOURCES, { error: 'source_required' }),
    release: z
      .string()
      .trim()
      .max(LONGEST_RELEASE_NAME, `text_at_most:${LONGEST_RELEASE_NAME}`)
      .transform((text) => text || undefined)
      .optional(),
    last_complete_year: z.preprocess(
      (given) => (given === '' || given === undefined ? undefined : Number(given)),
      z.number('year_number').int('year_number').min(1975, 'year_number').max(2200, 'year_number').optional(),
    ),
    /** Whether the release covers only the species in its files. Asked of trade records alone: other datasets never replace more. */
    only_covered: z.preprocess(
      (given) => (given === 'true' ? true : given === 'false' ? false : given),
      z.boolean('yes_or_no').default(false),
    ),
  })
  .refine((sent) => !isPartial(sent) || sent.last_complete_year === undefined, {
    path: ['last_complete_year'],
    error: 'partial_has_year_of_whole',
  })

const isPartial = ({ source, only_covered }: { source: string; only_covered: boolean }) =>
  source === 'cites-trade' && only_covered
