import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ADMIN_PAGE_SIZE, CHECKED_STATES, NO_SOURCE, SORT_ORDERS } from '#domain/curation/record-lists.ts'
import { requiredText } from './fields.ts'
import { text, withoutTextLimits } from './text-limits.ts'
import { speciesId } from './vocabularies.ts'

/** A picker asks for everything at once. Source: specification, document 3, section 9. */
export const PICKER_SIZE = 500

/** Which rows of a list, and in which order. */
export const recordListRequest = z.object({
  search: text('search').default(''),
  species_id: speciesId.optional().catch(undefined),
  language: text('name').optional().catch(undefined).describe('Where rows have a language'),
  source: text('line')
    .optional()
    .catch(undefined)
    .describe(`The source of a row, word for word; '${NO_SOURCE}' for rows without one`),
  category: text('name').optional().catch(undefined).describe('Where the list is divided into categories'),
  checked: z.enum(CHECKED_STATES).optional().catch(undefined),
  sort: text('name')
    .optional()
    .catch(undefined)
    .describe('A column to sort by, or `species`; any other leaves the usual order'),
  order: z.enum(SORT_ORDERS).default('ascending').catch('ascending'),
})

/** The same, and which page of them. */
export const recordPageRequest = recordListRequest.extend({
  page: z.coerce.number().int().min(1).catch(1).default(1),
  size: z.coerce.number().int().min(1).max(PICKER_SIZE).catch(ADMIN_PAGE_SIZE).default(ADMIN_PAGE_SIZE),
})

export type RecordPageRequest = z.input<typeof recordPageRequest>

/** Whose record it is. */
export const ownerSpecies = z.object({ id: z.uuid(), scientific_name: z.string(), common_name: z.string() })

/** What every stored row has besides what a curator writes. */
const stored = {
  id: z.uuid(),
  version: z.number().int().describe('Which edit of the row this is; a save names the one it began with'),
  updated_at: z.date(),
  species: ownerSpecies.nullable().describe('The species the row belongs to; null where it belongs to none'),
}

/** A row of a list, as it reaches the browser. */
export type StoredRecord<Input extends z.ZodObject = z.ZodObject> = z.output<Input> & {
  id: string
  version: number
  updated_at: string
  species: z.output<typeof ownerSpecies> | null
}

const recordId = z.uuid({ error: 'record_id' })
const version = z.coerce.number().int()
/** Names a row as it was seen. */
export const seenRow = { id: recordId, version }

/**
 * What an administrator can do with the rows of one table. Every change names the version it began
 * with, so that of two who edit one row the second gets a conflict. `input` is also the form's schema; `edit` is
 * the same for a row that is there already, where that is refused in other words; `beside` is what is sent with either
 * and is no field of the row.
 */
export function curatedRecords<Shape extends z.ZodRawShape>(
  path: `/${string}`,
  input: z.ZodObject<Shape>,
  edit = input,
  beside: z.ZodRawShape = {},
) {
  // Spread, a shape that is not known yet would be forgotten by the compiler.
  // Only the fields: rules over several fields and limits of length apply to what is written, not to rows that are
  // stored already.
  const row = z.object({ ...withoutTextLimits(input.shape), ...stored }) as unknown as z.ZodObject<
    Shape & typeof stored
  >
  const changed = edit.extend({ ...beside, ...seenRow }) as unknown as z.ZodObject<Shape & typeof seenRow>
  return {
    page: oc
      .route({ method: 'GET', path })
      .input(recordPageRequest)
      .output(
        z.object({
          rows: z.array(row),
          total: z.number().int(),
          page: z
            .number()
            .int()
            .describe('The page answered, which is the last one when a later one was asked for'),
          pages: z.number().int(),
        }),
      ),
    get: oc
      .route({ method: 'GET', path: `${path}/{id}` })
      .input(z.object({ id: recordId }))
      .output(row),
    create: oc
      .route({ method: 'POST', path })
      .input(input.extend(beside) as unknown as typeof input)
      .output(row),
    update: oc
      .route({ method: 'PUT', path: `${path}/{id}` })
      .input(changed)
      .output(row),
    remove: oc
      .route({ method: 'DELETE', path: `${path}/{id}` })
      .input(z.object(seenRow))
      .output(z.object({ id: z.uuid() })),
  }
}

/** The field that says whose row it is. */
export const ofSpecies = {
  species_id: requiredText('species_id_required').pipe(z.uuid({ error: 'species_id_required' })),
}
