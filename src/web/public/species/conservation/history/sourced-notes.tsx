import { UncheckedMark } from '../../overview/unchecked-mark.tsx'

interface SourcedNotesProps {
  notes: string | null
  source: string | null
  checked: boolean
}

/** The publisher's words, and whether somebody has compared the row with them. */
export function SourcedNotes({ notes, source, checked }: SourcedNotesProps) {
  return (
    <>
      {notes && (
        <p lang="en" className="max-w-90 min-w-44">
          {notes}
        </p>
      )}
      {!checked && <UncheckedMark source={source} />}
    </>
  )
}
