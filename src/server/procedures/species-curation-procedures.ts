import { getRecord } from '#database/curation/curated-queries.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { createSpecies, updateSpecies } from '#database/species/species-changes.ts'
import { countCheckedRecords } from '#database/species/species-export-queries.ts'
import { listSpeciesCards } from '#database/species/species-queries.ts'
import { countRelatedRows, removeSpecies } from '#database/species/species-removal-changes.ts'
import { createdOnce } from '../admin/created-once.ts'
import { speciesFile } from '../admin/species-file.ts'
import { requires } from '../admin-access.ts'
import { type Checked, recordProcedures } from './record-procedures.ts'

const reader = requires('read')
const editor = requires('edit_records')

const { page, get } = recordProcedures('species')

/** A species takes its records along, so its changes are its own. */
export const speciesCurationProcedures = {
  page,
  get,

  create: editor.species.create.handler(({ input, context }) =>
    createdOnce(context, {
      procedure: 'species.create',
      input,
      create: async (tx) => (await createSpecies(tx, context.editor, input)).id,
      read: (tx, id) => getRecord(tx, CURATED_TABLES.species, id) as Checked,
    }),
  ),

  update: editor.species.update.handler(({ input, context }) =>
    context.db.transaction(async (tx) => {
      await updateSpecies(tx, context.editor, input)
      return getRecord(tx, CURATED_TABLES.species, input.id) as Checked
    }),
  ),

  remove: editor.species.remove.handler(({ input, context }) =>
    context.db.transaction(async (tx) => {
      await removeSpecies(tx, context.editor, input)
      return { id: input.id }
    }),
  ),

  statuses: reader.species.statuses.handler(({ context }) => listSpeciesCards(context.db)),

  related: reader.species.related.handler(({ input, context }) => countRelatedRows(context.db, input.id)),

  checklist: reader.species.checklist.handler(({ input, context }) =>
    countCheckedRecords(context.db, input.id),
  ),

  export: reader.species.export.handler(({ input, context }) => speciesFile(context, input)),
}
