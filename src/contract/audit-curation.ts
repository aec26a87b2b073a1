import { z } from 'zod'
import { AUDIT_ACTIONS } from '#domain/audit/audit-actions.ts'
import { ADMIN_PAGE_SIZE } from '#domain/curation/record-lists.ts'
import { get, post } from './routes.ts'
import { text } from './text-limits.ts'
import { textOrNull } from './vocabularies.ts'

const auditedRow = z.record(z.string(), z.unknown()).nullable()

/** One change, as the audit trail has it. */
export const auditEntry = z.object({
  id: z.number().int(),
  changed_at: z.date(),
  editor_email: z.string(),
  editor_token: textOrNull.describe('The API token that it was done with; null for a person at a screen'),
  table_name: z.string(),
  row_id: textOrNull,
  action: z.enum(AUDIT_ACTIONS),
  before: auditedRow.describe('The row before the change; null where there was none'),
  after: auditedRow.describe('The row after the change; null where it was removed'),
  of_species: textOrNull.describe('The species that the row belongs to; null where it is gone'),
})

export const auditContract = {
  page: get('/audit', 'What was changed, newest first')
    .input(
      z.object({
        search: text('search').default(''),
        page: z.coerce.number().int().min(1).catch(1).default(1),
        size: z.coerce.number().int().min(1).max(100).catch(ADMIN_PAGE_SIZE).default(ADMIN_PAGE_SIZE),
        table_name: text('name').optional(),
        row_id: text('name').optional(),
        action: z.enum(AUDIT_ACTIONS).optional().catch(undefined),
      }),
    )
    .output(
      z.object({
        rows: z.array(auditEntry),
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
      }),
    ),

  restore: post('/audit/{id}/restore', 'Brings a row back as it was before a change')
    .input(
      z.object({
        id: z.coerce.number().int(),
        version: z.coerce
          .number()
          .int()
          .optional()
          .describe('The version of the row that was seen; a row that was changed since stays as it is'),
      }),
    )
    .output(z.object({ id: z.number().int() })),

  restore_several: post(
    '/audit/restore',
    'Brings several deleted rows back: all of them, or none where one cannot come back',
  )
    .input(z.object({ ids: z.array(z.number().int()).min(1, 'rows_required').max(100, 'rows_at_most:100') }))
    .output(z.object({ rows: z.number().int() })),

  undo: post('/audit/undo', 'Undoes a save or a removal, unless the row was changed since')
    .input(
      z.object({
        table_name: text('name'),
        row_id: text('name'),
        version: z.coerce.number().int().describe('The version that was saved, or that was removed'),
        removed: z.boolean().default(false).describe('Whether the row was removed'),
      }),
    )
    .output(z.object({ id: z.string() })),
}
