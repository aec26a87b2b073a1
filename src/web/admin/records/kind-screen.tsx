import { notFound, useParams } from '@tanstack/react-router'
import { CreateRecordScreen } from './create-record-screen.tsx'
import { EditRecordScreen } from './edit-record-screen.tsx'
import { findRecordKind } from './record-kinds.ts'
import { RecordListScreen } from './record-list-screen.tsx'

const SCREENS = { list: RecordListScreen, create: CreateRecordScreen, edit: EditRecordScreen }

/** The screen of whichever kind of record the address names. Throws notFound where it names none. */
export function KindScreen({ screen }: { screen: keyof typeof SCREENS }) {
  const { records } = useParams({ strict: false })
  const kind = findRecordKind(records ?? '')
  if (kind === undefined) throw notFound()
  const Screen = SCREENS[screen]
  return <Screen key={kind.address} kind={kind} />
}
