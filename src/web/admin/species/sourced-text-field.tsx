import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { TextNote } from '#contract/references-contract.ts'
import { notesOf } from '#domain/references/text-notes.ts'
import type { SpeciesText } from '#domain/species/species-texts.ts'
import { CitedWork } from '#web/components/cited-work.tsx'
import { TextAreaField } from '#web/forms/text-fields.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { fromFormOf } from '../records/come-from.ts'
import { TextPreview } from '../translations/text-preview.tsx'

interface SourcedTextFieldProps {
  name: SpeciesText
  rows: number
}

/** A text of a species with its preview and, numbered as on the public page, the publications that support it. */
export function SourcedTextField({ name, rows }: SourcedTextFieldProps) {
  const { id } = useParams({ strict: false })
  const { data: notes = [] } = useQuery({
    ...adminApi.species.text_notes.queryOptions({ input: { id: id ?? '' }, ...ASKED_ANEW }),
    enabled: id !== undefined,
  })
  return (
    <div className="flex flex-col gap-1 md:col-span-2">
      <TextAreaField name={name} rows={rows} />
      <TextPreview name={name} language="en" className={name === 'description' ? 'font-serif text-lg' : ''}>
        {notesOf(notes, name).map((number) => (
          <sup key={number} className="ms-0.5 font-sans text-2xs leading-none text-accent">
            [{number}]
          </sup>
        ))}
      </TextPreview>
      {id !== undefined && <Notes id={id} field={name} notes={notes} />}
    </div>
  )
}

interface NotesProps {
  id: string
  field: SpeciesText
  notes: readonly TextNote[]
}

function Notes({ id, field, notes }: NotesProps) {
  const { t } = useTranslation('admin')
  const name = t(`fields.${field}`)
  return (
    <div className="text-xs text-ink-2">
      <ol aria-label={t('species.sources.of', { name })}>
        {notes.map(({ number, reference, texts }) =>
          texts
            .filter((text) => text.field === field)
            .map(({ supports, checked }) => (
              <li key={number} className="flex gap-2 py-1">
                <span className="flex-none text-ink-3">[{number}]</span>
                <span className="min-w-0">
                  <CitedWork work={reference} /> {supports && <span lang="en">({supports})</span>}{' '}
                  {!checked && <span className="text-ink-3">{t('species.sources.notCompared')}</span>}
                </span>
              </li>
            )),
        )}
      </ol>
      <Link
        to="/admin/$records/create"
        params={{ records: 'text-sources' }}
        search={fromFormOf(id, field)}
        className="inline-flex min-h-9 items-center font-semibold text-accent no-underline hover:underline"
      >
        {t('species.sources.add')}
        <span className="sr-only">: {name}</span>
      </Link>
    </div>
  )
}
