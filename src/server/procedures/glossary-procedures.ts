import { listGlossaryTerms } from '#database/glossary/glossary-queries.ts'
import { os } from '../access.ts'

export const glossaryProcedures = {
  list: os.glossary.list.handler(({ input, context }) => listGlossaryTerms(context.db, input)),
}
