import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#web/forms/select-field.tsx'

/** The choices of the form. Source: specification, document 3, section 4, "Form choices". */
const CHOICES = ['unknown', 'increasing', 'stable', 'decreasing'] as const

/** The trend in one word; what a source says in more words stays a choice until another is made. */
export function PopulationTrendField() {
  const { t } = useTranslation('admin')
  const { formState } = useFormContext()
  const published: string = formState.defaultValues?.population_trend ?? ''
  const isOther = published !== '' && !CHOICES.some((choice) => choice === published)
  return (
    <SelectField
      name="population_trend"
      options={[
        ...(isOther ? [{ value: published, label: published }] : []),
        ...CHOICES.map((value) => ({ value, label: t(`populationTrends.${value}`) })),
      ]}
      none={published === '' ? t('form.none') : undefined}
    />
  )
}
