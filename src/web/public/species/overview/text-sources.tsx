import { useTranslation } from 'react-i18next'
import type { TextNote } from '#contract/references-contract.ts'
import { notesOf } from '#domain/references/text-notes.ts'
import type { SpeciesText } from '#domain/species/species-texts.ts'
import { CitedWork } from '#web/components/cited-work.tsx'

/** The publications behind the texts, under the numbers that the texts cite them by. */
export function TextSources({ notes }: { notes: readonly TextNote[] }) {
  const { t } = useTranslation('species')
  return (
    <>
      <p className="mb-3 max-w-read text-sm text-ink-2">{t('textSources.intro')}</p>
      <ol className="max-w-[52rem]">
        {notes.map(({ number, reference, texts }) => (
          <li
            key={number}
            id={noteId(number)}
            className="flex gap-3 border-t border-line py-2.5 text-sm target:bg-tint"
          >
            <span aria-hidden className="w-7 shrink-0 text-right text-ink-3">
              [{number}]
            </span>
            <div className="min-w-0">
              <CitedWork work={reference} />
              <ul className="mt-1 text-xs text-ink-2">
                {texts.map((text) => (
                  <SupportedText key={text.field} {...text} />
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

function SupportedText({ field, supports, checked }: TextNote['texts'][number]) {
  const { t } = useTranslation('species')
  const name = useTextName()
  return (
    <li>
      {name(field)}
      {supports && (
        <>
          : <span lang="en">{supports}</span>
        </>
      )}
      {!checked && <span className="text-ink-3"> ({t('textSources.notCompared')})</span>}
    </li>
  )
}

function useTextName() {
  const { t } = useTranslation('species')
  return (field: SpeciesText): string => {
    if (field === 'description') return t('overview.description')
    return field === 'threats_overview' ? t('overview.threats') : t(`detail.${field}`)
  }
}

/** The anchor of a publication in the list of sources. */
const noteId = (number: number) => `source-${number}`

/** The numbers of the publications that support a text, each linked to its citation. */
export function NoteMarks({ notes, field }: { notes: readonly TextNote[]; field: string }) {
  const { t } = useTranslation('species')
  return notesOf(notes, field).map((number) => (
    <sup key={number} className="ms-0.5 font-sans text-2xs leading-none">
      <a href={`#${noteId(number)}`} aria-label={t('textSources.cites', { number })} className="text-accent">
        [{number}]
      </a>
    </sup>
  ))
}
