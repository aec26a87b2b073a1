import { notFound, useParams } from '@tanstack/react-router'
import { CreateSpeciesScreen, EditSpeciesScreen } from '../species/species-form-screen.tsx'
import { CreateRecordScreen } from './create-record-screen.tsx'
import { EditRecordScreen } from './edit-record-screen.tsx'
import { findRecordKind } from './record-kinds.ts'
import { RecordListScreen } from './record-list-screen.tsx'

/** A species has a form of its own. */
const SPECIES_SCREENS = { list: RecordListScreen, create: CreateSpeciesScreen, edit: EditSpeciesScreen }
const SCREENS = { list: RecordListScreen, create: CreateRecordScreen, edit: EditRecordScreen }

/** The screen of whichever kind of record the address names. Throws notFound where it names none. */
export function KindScreen({ screen }: { screen: keyof typeof SCREENS }) {
  const { records } = useParams({ strict: false })
  const kind = findRecordKind(records ?? '')
  if (kind === undefined) throw notFound()
  const Screen = (kind.topic === 'species' ? SPECIES_SCREENS : SCREENS)[screen]
  return <Screen key={kind.address} kind={kind} />
}
