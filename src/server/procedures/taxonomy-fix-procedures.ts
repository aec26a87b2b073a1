import { fixGooseTaxonomy, getGoose } from '#database/species/taxonomy-fix-changes.ts'
import { admin } from '../admin-access.ts'

export const taxonomyFixProcedures = {
  get: admin.taxonomy_fix.get.handler(({ context }) => getGoose(context.db)),

  apply: admin.taxonomy_fix.apply.handler(({ context }) =>
    context.db.transaction(async (tx) => ({ changed: await fixGooseTaxonomy(tx, context.editor) })),
  ),
}
