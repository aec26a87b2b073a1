import { useQuery } from '@tanstack/react-query'
import type { AriaAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_YEARS, type Parameters } from '#domain/assistant/parameters.ts'
import { FIRST_CITES_YEAR } from '#domain/trade/trade-vocabulary.ts'
import { api } from '#web/api.ts'
import { useRelease } from '#web/components/use-release.ts'
import { CONTROL } from '#web/forms/control.ts'
import { DayInWords } from '#web/forms/day-in-words.tsx'
import { FieldNote } from '#web/forms/field.tsx'
import { FieldLabel } from '#web/forms/field-label.tsx'
import { SpeciesPicker } from '#web/forms/species-picker.tsx'
import { BLANK_OPTIONS, isListed } from './blank-options.ts'
import { useQuestionLabels } from './use-question-labels.ts'

interface BlankFieldProps {
  /** Ties the label to its control. */
  id: string
  name: keyof Parameters
  required: boolean
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

/** How what is typed is typed. */
const TYPED = {
  years: { type: 'number', min: 1, max: MOST_YEARS },
  percent: { type: 'number', min: 1, max: 100 },
  day: { type: 'date' },
  editor: { type: 'text' },
} as const satisfies Partial<Record<keyof Parameters, object>>

/** One thing that a question leaves open, to be picked or typed. */
export function BlankField(props: BlankFieldProps) {
  const { id, name, required, value, problem } = props
  const { t } = useTranslation('admin')
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <FieldLabel id={id} required={required}>
        {t(`assistant.blanks.${name}`)}
      </FieldLabel>
      <BlankControl {...props} />
      {name === 'day' && <DayInWords id={`${id}-day`} day={value} />}
      <FieldNote id={id} problem={problem} />
    </div>
  )
}

function BlankControl(props: BlankFieldProps) {
  const { id, name, required, value, problem, onChange } = props
  const described = [name === 'day' && `${id}-day`, problem && `${id}-note`].filter(Boolean)
  const control: Control = {
    id,
    'aria-required': required,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
  }
  if (name === 'species_id') return <SpeciesBlank control={control} value={value} onChange={onChange} />
  if (isListed(name) || name === 'first_year' || name === 'last_year')
    return <ListBlank {...props} control={control} />
  return (
    <input
      {...control}
      {...TYPED[name]}
      value={value}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      className={`${CONTROL} h-11`}
    />
  )
}

type Control = AriaAttributes & { id: string }

function SpeciesBlank(props: { control: Control; value: string; onChange: (id: string) => void }) {
  const { control, value, onChange } = props
  const { data: species = [] } = useQuery(api.species.list.queryOptions())
  return <SpeciesPicker {...control} species={species} value={value} onPick={onChange} />
}

function ListBlank({ name, required, value, onChange, control }: BlankFieldProps & { control: Control }) {
  const { t } = useTranslation('admin')
  const label = useQuestionLabels()
  const years = useTradeYears()
  const options = isListed(name)
    ? BLANK_OPTIONS[name].map((option) => ({ value: option, label: label.option(name, option) }))
    : years.map((year) => ({ value: year, label: year }))
  return (
    <select
      {...control}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${CONTROL} h-11`}
    >
      <option value="">{t(required ? 'assistant.pick' : 'assistant.everything')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** Every year that trade records may be of. */
function useTradeYears(): string[] {
  const release = useRelease('cites_trade')
  const first = release?.first_year ?? FIRST_CITES_YEAR
  const last = release?.last_year ?? first
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}
