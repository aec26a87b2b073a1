import { useParams, useRouter } from '@tanstack/react-router'
import { CreateSpeciesScreen, EditSpeciesScreen } from '../species/species-form-screen.tsx'
import { CreateRecordScreen } from './create-record-screen.tsx'
import { EditRecordScreen } from './edit-record-screen.tsx'
import { findRecordKind } from './record-kinds.ts'
import { RecordListScreen } from './record-list-screen.tsx'

/** A species has a form of its own. */
const SPECIES_SCREENS = { list: RecordListScreen, create: CreateSpeciesScreen, edit: EditSpeciesScreen }
const SCREENS = { list: RecordListScreen, create: CreateRecordScreen, edit: EditRecordScreen }

/** The screen of whichever kind of record the address names, and what stands where nothing is where it names none. */
export function KindScreen({ screen }: { screen: keyof typeof SCREENS }) {
  const { records } = useParams({ strict: false })
  // Thrown while rendering, notFound would pass every boundary that knows it and end as a fault.
  const { defaultNotFoundComponent: NothingHere } = useRouter().options
  const kind = findRecordKind(records ?? '')
  if (kind === undefined) return NothingHere && <NothingHere isNotFound routeId="/admin/$" />
  const Screen = (kind.topic === 'species' ? SPECIES_SCREENS : SCREENS)[screen]
  return <Screen key={kind.address} kind={kind} />
}
