import { z } from 'zod'
import { EXTENTS } from '#domain/releases/coverage.ts'
import { IMPORTED_DATASETS } from '#domain/releases/datasets.ts'
import { IMPORT_SOURCES, IMPORT_STATES } from '#domain/releases/import-states.ts'
import { ROW_CHANGES } from '#domain/releases/row-change.ts'
import { covers } from './covers.ts'
import { requiredDay } from './fields.ts'
import { describedRelease } from './releases-contract.ts'
import { get, post } from './routes.ts'
import { text } from './text-limits.ts'
import { textOrNull, wholeNumberOrNull } from './vocabularies.ts'

/** A row that an import adds, removes or changes: as it is in use, and as it was sent. */
const differingRow = z.object({
  change: z.enum(ROW_CHANGES),
  species_id: textOrNull,
  scientific_name: textOrNull,
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})

const counts = {
  before: z.number().int(),
  after: z.number().int(),
  added: z.number().int(),
  removed: z.number().int(),
  changed: z.number().int(),
}

const importId = z.object({ id: z.uuid('import_id') })
const dataset = z.enum(IMPORTED_DATASETS)

const noted = z.array(
  z.object({
    column: z.string(),
    reported: z.string(),
    stored: textOrNull,
    rows: z.number().int(),
  }),
)

const importReport = z.object({
  read: z.number().int(),
  stored: z.number().int(),
  refused_rows: z.number().int(),
  refused: z
    .array(
      z.object({
        file: z.string(),
        line: wholeNumberOrNull,
        column: textOrNull,
        reason: z.string(),
      }),
    )
    .describe('The first 500 rows that could not be read'),
  skipped: z.array(z.object({ name: z.string(), rows: z.number().int() })),
  left_aside: z.array(z.string()),
  unknown: noted,
  cleaned: noted,
})

const datasetImport = z.object({
  id: z.uuid(),
  dataset,
  source: z.enum(IMPORT_SOURCES),
  state: z.enum(IMPORT_STATES),
  files: z.array(z.object({ name: z.string(), bytes: z.number().int() })),
  progress: z.object({
    phase: z.enum(['reading', 'storing', 'done']),
    rows: z.number().int(),
    bytes: z.number().int(),
    ofBytes: z.number().int(),
  }),
  problem: textOrNull,
  refused_rows: wholeNumberOrNull.describe('null until it is read'),
  totals: z.object(counts).nullable(),
  outdated: z.boolean().describe('Whether another release came into use since the comparison'),
  release: describedRelease
    .pick({
      title: true,
      version: true,
      row_count: true,
      first_year: true,
      last_year: true,
      last_complete_year: true,
      checksum: true,
      citation: true,
    })
    .nullable(),
  sent_by: z.string(),
  sent_at: z.string(),
  decided_by: textOrNull,
  decided_at: textOrNull,
})

export const releasesCuration = {
  in_use: get('/releases', 'What is loaded, by whom, and what it replaced').output(
    z.object({
      in_use: z.array(describedRelease.extend({ id: z.uuid(), covers, loaded_by: textOrNull })),
      previous: z.array(
        z.object({
          dataset,
          title: textOrNull.describe("null: the catalogue's own records"),
          version: textOrNull,
          row_count: wholeNumberOrNull,
          simulated: z.boolean(),
          kept_at: z.string(),
        }),
      ),
    }),
  ),

  go_back: post('/releases/{dataset}/go-back', "Puts a dataset's previous release back in use")
    .input(z.object({ dataset }))
    .output(z.object({ dataset })),

  imports: get('/imports', 'The latest releases sent from a browser, newest first').output(
    z.array(datasetImport),
  ),

  import: get('/imports/{id}', 'One of them with its report and comparison')
    .input(importId)
    .output(
      datasetImport.extend({
        report: importReport.nullable(),
        coverage: z
          .object({
            extent: z.enum(EXTENTS),
            staying: z.object({ rows: z.number().int(), species: z.number().int() }),
            losing: z
              .array(
                z.object({
                  scientific_name: z.string(),
                  before: z.number().int(),
                  after: z.number().int(),
                }),
              )
              .describe('Species of which most rows would be removed; the name of the first has to be typed'),
          })
          .nullable()
          .describe('What it covers and what stays; null until it is compared'),
        comparison: z
          .array(
            z.object({
              ...counts,
              species_id: textOrNull,
              species: z.object({ scientific_name: z.string(), common_name: z.string() }).nullable(),
            }),
          )
          .nullable(),
        changes: z
          .array(
            z.object({
              key: z.string(),
              species_id: z.string(),
              scientific_name: textOrNull,
              is_new: z.boolean(),
              needs_date: z.boolean(),
              before: z.record(z.string(), z.unknown()),
              after: z.record(z.string(), z.unknown()),
            }),
          )
          .nullable()
          .describe('Each change by itself, where the dataset stands in rows that curators keep'),
      }),
    ),

  accept: post('/imports/{id}/accept', 'Puts what was read in the place of the release in use')
    .input(
      importId.extend({
        leave_out_refused: z.boolean().default(false),
        dates: z
          .record(text('line'), requiredDay('listing_date_required'))
          .default({})
          .describe('The dates of new listings, by the key of the change'),
        confirmed: text('line')
          .optional()
          .describe('The scientific name of the species that would lose most of its rows'),
      }),
    )
    .output(importId),

  differences: get(
    '/imports/{id}/differences',
    'The rows that differ between what was sent and what it was compared with, page by page',
  )
    .input(
      importId.extend({
        species_id: z.uuid().optional(),
        change: z.enum(ROW_CHANGES).optional(),
        page: z.coerce.number().int().min(1).default(1),
      }),
    )
    .output(
      z.object({
        total: z.number().int(),
        size: z.number().int().describe('Rows on a page'),
        available: z
          .boolean()
          .describe('False where trade records have been replaced since and can no longer be compared'),
        rows: z.array(differingRow),
      }),
    ),

  discard: post('/imports/{id}/discard', 'Forgets what was read').input(importId).output(importId),

  compare_again: post('/imports/{id}/compare', 'Compares what waits with the release in use now')
    .input(importId)
    .output(importId),
}
