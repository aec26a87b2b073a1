import { getRecord } from '#database/curation/curated-queries.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { createSpecies, updateSpecies } from '#database/species/species-changes.ts'
import { countCheckedRecords } from '#database/species/species-export-queries.ts'
import { listSpeciesCards } from '#database/species/species-queries.ts'
import { countRelatedRows, removeSpecies } from '#database/species/species-removal-changes.ts'
import { createdOnce } from '../admin/created-once.ts'
import { speciesFile } from '../admin/species-file.ts'
import { admin } from '../admin-access.ts'
import { type Checked, recordProcedures } from './record-procedures.ts'

const { page, get } = recordProcedures('species')

/** A species takes its records along, so its changes are its own. */
export const speciesCurationProcedures = {
  page,
  get,

  create: admin.species.create.handler(({ input, context }) =>
    createdOnce(context, {
      procedure: 'species.create',
      input,
      create: async (tx) => (await createSpecies(tx, context.editor, input)).id,
      read: (tx, id) => getRecord(tx, CURATED_TABLES.species, id) as Checked,
    }),
  ),

  update: admin.species.update.handler(({ input, context }) =>
    context.db.transaction(async (tx) => {
      await updateSpecies(tx, context.editor, input)
      return getRecord(tx, CURATED_TABLES.species, input.id) as Checked
    }),
  ),

  remove: admin.species.remove.handler(({ input, context }) =>
    context.db.transaction(async (tx) => {
      await removeSpecies(tx, context.editor, input)
      return { id: input.id }
    }),
  ),

  statuses: admin.species.statuses.handler(({ context }) => listSpeciesCards(context.db)),

  related: admin.species.related.handler(({ input, context }) => countRelatedRows(context.db, input.id)),

  checklist: admin.species.checklist.handler(({ input, context }) =>
    countCheckedRecords(context.db, input.id),
  ),

  export: admin.species.export.handler(({ input, context }) => speciesFile(context, input)),
}
