import { getImport, listImports, listReleasesInUse } from '#database/releases/imports-queries.ts'
import { admin } from '../admin-access.ts'

export const releasesCurationProcedures = {
  in_use: admin.releases.in_use.handler(({ context }) => listReleasesInUse(context.db)),

  imports: admin.releases.imports.handler(({ context }) => listImports(context.db)),

  import: admin.releases.import.handler(({ input, context }) => getImport(context.db, input.id)),

  accept: admin.releases.accept.handler(async ({ input, context }) => {
    await context.imports.accept(context.editor, input)
    return { id: input.id }
  }),

  discard: admin.releases.discard.handler(async ({ input, context }) => {
    await context.imports.discard(context.editor, input.id)
    return { id: input.id }
  }),

  compare_again: admin.releases.compare_again.handler(async ({ input, context }) => {
    await context.imports.compareAgain(input.id)
    return { id: input.id }
  }),

  go_back: admin.releases.go_back.handler(async ({ input, context }) => {
    await context.imports.goBack(context.editor, input.dataset)
    return { dataset: input.dataset }
  }),
}
