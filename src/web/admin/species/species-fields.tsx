import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { TextNote } from '#contract/references-contract.ts'
import { notesOf } from '#domain/references/text-notes.ts'
import type { SpeciesText } from '#domain/species/species-texts.ts'
import { CitedWork } from '#web/components/cited-work.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { FormTabs } from '#web/forms/form-tabs.tsx'
import { TextAreaField, TextField } from '#web/forms/text-fields.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { fromFormOf } from '../records/come-from.ts'
import { TextPreview } from '../translations/text-preview.tsx'
import { BasicFields } from './basic-fields.tsx'
import { ChecklistPanel } from './checklist-panel.tsx'
import { SPECIES_FORM_TABS, type SpeciesFormTab, speciesFormTab, tabOfField } from './species-tabs.ts'
import { TaxonomyFields } from './taxonomy-fields.tsx'

const PANELS: Record<SpeciesFormTab, () => ReactNode> = {
  checklist: ChecklistPanel,
  basic: BasicFields,
  taxonomy: TaxonomyFields,
  description: DescriptionFields,
  conservation: ConservationFields,
}
const TABS = Object.keys(SPECIES_FORM_TABS) as SpeciesFormTab[]

/** The fields of a species on five tabs. */
export function SpeciesFields() {
  const { t } = useTranslation('admin')
  const { tab } = useSearch({ strict: false })
  const { errors } = useFormState()
  return (
    <FormTabs
      label={t('species.tabs.label')}
      tabs={TABS}
      shown={speciesFormTab(tab)}
      wrong={Object.keys(errors).flatMap((field) => tabOfField(field) ?? [])}
      wordsOf={(tab) => t(`species.tabs.${tab}`)}
      panelOf={(tab) => {
        const Panel = PANELS[tab]
        return <Panel />
      }}
    />
  )
}

function ConservationFields() {
  return (
    <FieldGroup>
      <SourcedTextField name="threats_overview" rows={5} />
      <SourcedTextField name="conservation_overview" rows={5} />
      <SourcedTextField name="use_and_trade" rows={5} />
    </FieldGroup>
  )
}

function DescriptionFields() {
  return (
    <FieldGroup>
      <SourcedTextField name="description" rows={6} />
      <SourcedTextField name="habitat_description" rows={4} />
      <TextField name="population_size" />
      <TextField name="generation_length" />
      <SourcedTextField name="movement_patterns" rows={4} />
    </FieldGroup>
  )
}

interface SourcedTextFieldProps {
  name: SpeciesText
  rows: number
}

/** A text of a species with its preview and, numbered as on the public page, the publications that support it. */
function SourcedTextField({ name, rows }: SourcedTextFieldProps) {
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
