import { oc } from '@orpc/contract'
import { z } from 'zod'
import { cmsAssessmentInput } from './assessments-curation.ts'
import { ownerSpecies } from './curated-records.ts'
import { optionalDay, requiredDay } from './fields.ts'
import { cmsListingInput, tradeSuspensionRow } from './listings-curation.ts'
import { put } from './routes.ts'
import { listUpTo, withoutTextLimits } from './text-limits.ts'

/** A listing without its range, which has a form of its own; here its date must be there. */
const cmsListingRow = cmsListingInput
  .pick({ appendix: true, is_current: true, agreement: true, notes: true, source: true, checked: true })
  .extend({ listing_date: requiredDay('cms_listing_date_required') })

/**
 * What is written of the rows beside an article's summary; their species is the screen's own.
 * Source: specification, document 3, sections 2.12 and 5, "Article summary save".
 */
export const ARTICLE_ROWS = {
  cms_listings: cmsListingRow,
  cms_assessments: cmsAssessmentInput.omit({ species_id: true }),
  cites_trade_suspensions: tradeSuspensionRow,
}

export type ArticleTable = keyof typeof ARTICLE_ROWS
export const ARTICLE_TABLES = Object.keys(ARTICLE_ROWS) as ArticleTable[]

const saved = { id: z.uuid({ error: 'record_id' }), version: z.number().int() }

function savedRow<Shape extends z.ZodRawShape>(row: z.ZodObject<Shape>) {
  // Spread, a shape that is not known yet would be forgotten by the compiler.
  return row.extend(saved) as unknown as z.ZodObject<Shape & typeof saved>
}

function storedRow<Shape extends z.ZodRawShape>(row: z.ZodObject<Shape>) {
  return z.object({ ...withoutTextLimits(row.shape), ...saved }) as unknown as z.ZodObject<
    Shape & typeof saved
  >
}

const edits = <Shape extends z.ZodRawShape>(row: z.ZodObject<Shape>) =>
  z.object({
    created: listUpTo(row),
    updated: listUpTo(savedRow(row)).describe('Each names the version it began with'),
    removed: listUpTo(z.object(saved)),
  })

const species_id = z.uuid({ error: 'species_id_required' })

const articleEdit = z.object({
  species: ownerSpecies,
  // The convention's lists hold undated listings too.
  cms_listings: z.array(storedRow(cmsListingRow.extend({ listing_date: optionalDay }))),
  cms_assessments: z.array(storedRow(ARTICLE_ROWS.cms_assessments)),
  cites_trade_suspensions: z.array(storedRow(tradeSuspensionRow)),
  last_updated: z.date().nullable().describe('When the summary was made; null where there is none yet'),
})

export type ArticleEdit = z.infer<typeof articleEdit>

export const articleEditContract = {
  get: oc
    .route({ method: 'GET', path: '/article-edit/{species_id}' })
    .input(z.object({ species_id }))
    .output(articleEdit),

  save: put(
    '/article-edit/{species_id}',
    'Saves rows of three tables and makes the summary anew; all of it or nothing',
  )
    .input(
      z.object({
        species_id,
        cms_listings: edits(ARTICLE_ROWS.cms_listings),
        cms_assessments: edits(ARTICLE_ROWS.cms_assessments),
        cites_trade_suspensions: edits(ARTICLE_ROWS.cites_trade_suspensions),
      }),
    )
    .output(articleEdit),
}
