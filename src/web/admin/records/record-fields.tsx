import { useQuery } from '@tanstack/react-query'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PICKER_SIZE } from '#contract/curated-records.ts'
import { settableFields } from '#contract/settable-fields.ts'
import { isSuspensionCountry } from '#domain/countries/suspension-countries.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { api } from '#web/api.ts'
import { CheckboxField, SelectField } from '#web/forms/choice-fields.tsx'
import { type FieldProps, Labelled, useField, useFieldPath } from '#web/forms/field.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { SpeciesPicker } from '#web/forms/species-picker.tsx'
import { TextField } from '#web/forms/text-fields.tsx'
import { adminApi } from '../admin-api.ts'
import { useChoiceLabels } from './choice-labels.ts'
import { useRecordOptions } from './use-record-options.ts'

/** The species of the record. Source: specification, document 3, sections 2.7 to 2.9. */
export function OwnerField() {
  const { t } = useTranslation('admin')
  const { data: species } = useQuery(api.species.list.queryOptions())
  const { field: stored } = useController({ name: 'species_id' })
  const isUnknown = stored.value && species?.every(({ id }) => id !== stored.value)
  const hint = isUnknown ? t('form.speciesUnknown') : stored.value ? undefined : t('form.speciesFirst')
  const props: FieldProps = { name: 'species_id', hint, required: true, wide: true }
  const field = useField(props)
  const { id, 'aria-invalid': invalid, 'aria-describedby': described } = field.control
  return (
    <Labelled field={field} {...props}>
      <SpeciesPicker
        id={id}
        species={species ?? []}
        value={stored.value}
        onPick={stored.onChange}
        onBlur={stored.onBlur}
        aria-required
        aria-invalid={invalid}
        aria-describedby={described}
      />
    </Labelled>
  )
}

export interface ChoiceFieldProps extends FieldProps {
  topic: CuratedTopic
  /** What stands for nothing chosen; without it something always is. */
  none?: string | undefined
}

/** A field with a choice: its values are those that the contract takes, called as everywhere in the back office. */
export function ChoiceField({ topic, ...props }: ChoiceFieldProps) {
  const labelOf = useChoiceLabels(topic)
  const { name } = props
  const field = settableFields(topic).find((one) => one.field === name)
  const values = field?.kind === 'choice' ? field.values : []
  return <SelectField options={values.map((value) => ({ value, label: labelOf(name, value) }))} {...props} />
}

interface LinkFieldProps extends FieldProps {
  /** The kind of record that it names one of. */
  topic: Parameters<typeof useRecordOptions>[0]
  none: 'choose' | 'none'
}

/** Another record, by its name. */
export function LinkField({ topic, none, ...props }: LinkFieldProps) {
  const { t } = useTranslation('admin')
  return <SelectField options={useRecordOptions(topic)} none={t(`form.${none}`)} {...props} />
}

/** The country that a record belongs to; it must name one. */
export const CountryField = () => <LinkField name="country_id" topic="countries" none="choose" required />

/** Where the fact comes from, and whether someone compared it with that source. */
export function ProvenanceFields() {
  const { t } = useTranslation('admin')
  return (
    <FieldGroup title={t('form.provenance')}>
      <TextField name="source" hint={t('form.sourceHint')} />
      <CheckboxField name="checked" />
    </FieldGroup>
  )
}

/** The country that trade is suspended with: one of the Arctic, or whichever the row names already. */
export function SuspendedCountryField() {
  const { t } = useTranslation('admin')
  const chosen = useWatch({ name: useFieldPath('country_id') })
  const { data } = useQuery(adminApi.countries.page.queryOptions({ input: { size: PICKER_SIZE } }))
  const offered = data?.rows.filter((country) => isSuspensionCountry(country) || country.id === chosen) ?? []
  return (
    <SelectField
      name="country_id"
      options={offered.map(({ id, country_name }) => ({ value: id, label: country_name }))}
      none={t('form.choose')}
    />
  )
}
