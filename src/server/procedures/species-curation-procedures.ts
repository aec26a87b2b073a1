import { listTextNotes } from '#database/references/references-queries.ts'
import { countCheckedRecords } from '#database/species/species-export-queries.ts'
import { listSpeciesCards } from '#database/species/species-queries.ts'
import { countRelatedRows, removeSpecies } from '#database/species/species-removal-changes.ts'
import { changed } from '../admin/changed.ts'
import { speciesFile } from '../admin/species-file.ts'
import { requires } from '../admin-access.ts'
import { lookUpNames } from '../names/look-up-names.ts'
import { recordProcedures } from './record-procedures.ts'

const reader = requires('read')
const editor = requires('edit_records')

const { page, get, create, update } = recordProcedures('species')

/** A species takes its records along, so its removal is its own. */
export const speciesCurationProcedures = {
  page,
  get,

  create,
  update,

  remove: editor.species.remove.handler(({ input, context }) =>
    changed(context.db, { id: input.id }, (tx) => removeSpecies(tx, context.editor, input)),
  ),

  name_service: reader.species.name_service.handler(({ context: { nameServiceUrl } }) => ({
    host: nameServiceUrl === '' ? null : new URL(nameServiceUrl).host,
  })),

  look_up: editor.species.look_up.handler(({ input, context }) => lookUpNames(context, input.name)),

  statuses: reader.species.statuses.handler(({ context }) => listSpeciesCards(context.db)),

  related: reader.species.related.handler(({ input, context }) => countRelatedRows(context.db, input.id)),

  checklist: reader.species.checklist.handler(({ input, context }) =>
    countCheckedRecords(context.db, input.id),
  ),

  text_notes: reader.species.text_notes.handler(({ input, context }) => listTextNotes(context.db, input.id)),

  export: reader.species.export.handler(({ input, context }) => speciesFile(context, input)),
}
