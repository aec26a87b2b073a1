import { z } from 'zod'
import { post } from './routes.ts'
import { text } from './text-limits.ts'

const openRecord = z.object({ table_name: text('name'), row_id: text('name') })

export const openRecordsCuration = {
  note: post('/open-records', 'Says that a record is open in its form, and asks who else has it open')
    .input(openRecord)
    .output(z.array(z.object({ editor_email: z.string(), opened_at: z.date() }))),

  leave: post('/open-records/left', 'Says that the form of a record was left')
    .input(openRecord)
    .output(z.object({ row_id: z.string() })),
}
