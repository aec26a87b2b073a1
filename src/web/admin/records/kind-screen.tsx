import { notFound, useLocation, useParams } from '@tanstack/react-router'
import { entryOf } from '../layout/rail-groups.ts'
import { CreateSpeciesScreen, EditSpeciesScreen } from '../species/species-form-screen.tsx'
import { CreateRecordScreen } from './create-record-screen.tsx'
import { EditRecordScreen } from './edit-record-screen.tsx'
import { findRecordKind } from './record-kinds.ts'
import { RecordListScreen } from './record-list-screen.tsx'
import { UnbuiltSection } from './unbuilt-section.tsx'

/** A species has a form of its own. */
const SPECIES_SCREENS = { list: RecordListScreen, create: CreateSpeciesScreen, edit: EditSpeciesScreen }
const SCREENS = { list: RecordListScreen, create: CreateRecordScreen, edit: EditRecordScreen }

/**
 * The screen of whichever kind of record the address names; a section that is announced and not there yet
 * says so. Throws notFound where the address names neither.
 */
export function KindScreen({ screen }: { screen: keyof typeof SCREENS }) {
  const { records } = useParams({ strict: false })
  const pathname = useLocation({ select: (location) => location.pathname })
  const kind = findRecordKind(records ?? '')
  if (kind === undefined) {
    if (entryOf(pathname) === undefined) throw notFound()
    return <UnbuiltSection />
  }
  const Screen = (kind.topic === 'species' ? SPECIES_SCREENS : SCREENS)[screen]
  return <Screen key={kind.address} kind={kind} />
}
