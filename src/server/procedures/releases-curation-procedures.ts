import { listDifferences } from '#database/releases/import-differences-queries.ts'
import { getImport, listImports, listReleasesInUse } from '#database/releases/imports-queries.ts'
import { requires } from '../admin-access.ts'

const reader = requires('read')
const importer = requires('import')

const DIFFERENCES_ON_PAGE = 25

export const releasesCurationProcedures = {
  in_use: reader.releases.in_use.handler(({ context }) => listReleasesInUse(context.db)),

  imports: reader.releases.imports.handler(({ context }) => listImports(context.db)),

  import: reader.releases.import.handler(({ input, context }) => getImport(context.db, input.id)),

  differences: reader.releases.differences.handler(async ({ input: { page, ...asked }, context }) => {
    const from = (page - 1) * DIFFERENCES_ON_PAGE
    const { total, available, rows } = await listDifferences(context.db, asked, {
      from,
      limit: DIFFERENCES_ON_PAGE,
    })
    return { total, available, size: DIFFERENCES_ON_PAGE, rows }
  }),

  accept: importer.releases.accept.handler(async ({ input, context }) => {
    await context.imports.accept(context.editor, input)
    return { id: input.id }
  }),

  discard: importer.releases.discard.handler(async ({ input, context }) => {
    await context.imports.discard(context.editor, input.id)
    return { id: input.id }
  }),

  compare_again: importer.releases.compare_again.handler(async ({ input, context }) => {
    await context.imports.compareAgain(input.id)
    return { id: input.id }
  }),

  go_back: importer.releases.go_back.handler(async ({ input, context }) => {
    await context.imports.goBack(context.editor, input.dataset)
    return { dataset: input.dataset }
  }),
}
