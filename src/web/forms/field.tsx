import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CURATED_TOPICS } from '#domain/curation/curated-topics.ts'
import type { ExistingRecord } from '#domain/problems.ts'
import type { FieldName } from './admin-words.ts'
import { FieldLabel } from './field-label.tsx'
import { useValidationLabels } from './use-validation-labels.ts'

/** The properties of every field: which value it edits and, where its name is not the usual one, what it is called. */
export interface FieldProps {
  name: FieldName
  label?: string
  hint?: ReactNode
  required?: boolean
  /** Takes the whole width where fields are in two columns. */
  wide?: boolean
}

/** Where the fields inside write, when that is one row of several: 'cms_listings.0'. */
export const FieldScope = createContext<string | undefined>(undefined)

/** The value that a field of this name writes. */
export function useFieldPath(name: string): string {
  const scope = useContext(FieldScope)
  return scope === undefined ? name : `${scope}.${name}`
}

/** The field's words and what is wrong with it, with the ids that tie them to its control. */
export function useField({ name, label, hint }: FieldProps) {
  const { t } = useTranslation('admin')
  const say = useValidationLabels()
  const { register, formState, getFieldState } = useFormContext()
  const id = useId()
  const path = useFieldPath(name)
  const { error } = getFieldState(path, formState)
  const message = messageOf(error)
  const described = error || hint ? `${id}-note` : undefined
  return {
    id,
    words: label ?? t(`fields.${name}`),
    problem: message && say(message),
    existing: (error as { existing?: ExistingRecord } | undefined)?.existing,
    control: {
      ...register(path),
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described,
    },
  }
}

/** What is wrong with a field; of a list, what is wrong with the first of its entries that is. */
function messageOf(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageOf).find(Boolean)
  const { message } = (error ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : undefined
}

interface LabelledProps extends FieldProps {
  field: Pick<ReturnType<typeof useField>, 'id' | 'words' | 'problem' | 'existing'>
  children: ReactNode
}

/** Label above, control, and below it the hint or, in its place, what is wrong. */
export function Labelled({
  field: { id, words, problem, existing },
  required,
  hint,
  wide,
  children,
}: LabelledProps) {
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${wide ? 'md:col-span-2' : ''}`}>
      <FieldLabel id={id} required={required}>
        {words}
      </FieldLabel>
      {children}
      <FieldNote id={id} problem={problem} existing={existing} hint={hint} />
    </div>
  )
}

interface FieldNoteProps {
  id: string
  problem?: string
  /** The record that already exists, where that is what is wrong. */
  existing?: ExistingRecord
  hint?: ReactNode
}

/** What is wrong with a field or, while nothing is, what helps to fill it in. */
export function FieldNote({ id, problem, existing, hint }: FieldNoteProps) {
  if (problem)
    return (
      <>
        <p id={`${id}-note`} className="flex items-start gap-1.5 text-xs text-danger">
          <CircleAlert className="mt-0.5 size-3.75 flex-none" />
          {problem}
        </p>
        {existing && <ExistingRecordLink existing={existing} />}
      </>
    )
  return (
    hint && (
      <p id={`${id}-note`} className="text-xs text-ink-3">
        {hint}
      </p>
    )
  )
}

/** Leads to the record that stands in the way of this one, in a tab of its own: what is written here stays. */
function ExistingRecordLink({ existing: { topic, id, name } }: { existing: ExistingRecord }) {
  const { t } = useTranslation(['admin', 'accessibility'])
  return (
    <Link
      to="/admin/$records/$id/edit"
      params={{ records: CURATED_TOPICS[topic].address, id }}
      target="_blank"
      className="inline-flex min-h-6 items-center text-xs font-semibold text-accent underline wrap-anywhere"
    >
      {t('admin:form.openExisting', { name })}
      <span className="sr-only"> ({t('accessibility:newTab')})</span>
    </Link>
  )
}
