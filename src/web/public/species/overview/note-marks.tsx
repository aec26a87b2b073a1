import { useTranslation } from 'react-i18next'
import type { TextNote } from '#contract/references-contract.ts'
import { notesOf } from '#domain/references/text-notes.ts'

interface NoteMarksProps {
  notes: readonly TextNote[]
  field: string
}

/** The anchor of a publication in the list of sources. */
export const noteId = (number: number) => `source-${number}`

/** The numbers of the publications that support a text, each linked to its citation. */
export function NoteMarks({ notes, field }: NoteMarksProps) {
  const { t } = useTranslation('species')
  return notesOf(notes, field).map((number) => (
    <sup key={number} className="ms-0.5 font-sans text-2xs leading-none">
      <a href={`#${noteId(number)}`} aria-label={t('textSources.cites', { number })} className="text-accent">
        [{number}]
      </a>
    </sup>
  ))
}
