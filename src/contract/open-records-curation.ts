import { oc } from '@orpc/contract'
import { z } from 'zod'
import { text } from './text-limits.ts'

const openRecord = z.object({ table_name: text('name'), row_id: text('name') })

export const openRecordsCuration = {
  note: oc
    .route({
      method: 'POST',
      path: '/open-records',
      summary: 'Says that a record is open in its form, and asks who else has it open',
    })
    .input(openRecord)
    .output(z.array(z.object({ editor_email: z.string(), opened_at: z.date() }))),

  leave: oc
    .route({ method: 'POST', path: '/open-records/left', summary: 'Says that the form of a record was left' })
    .input(openRecord)
    .output(z.object({ row_id: z.string() })),
}
