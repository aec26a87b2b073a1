import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { translationInput } from '#contract/translations-curation.ts'
import type { TranslationLanguage } from '#domain/translations/translated-fields.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ProvenanceFields } from '../records/provenance-fields.tsx'
import { RecordForm } from '../records/record-form.tsx'

type Values = Readonly<Record<string, unknown>>

interface TranslationFormProps {
  /** The translation as stored, or a blank one; its `original_text` is the English that stands beside the field. */
  translation: Values & { original_text: string; language: TranslationLanguage; version?: number }
  /** The English that the stored translation is of, where another stands now. */
  madeOf?: string
  submit: string
  onSave: (values: Values, version: number | undefined, note?: string) => Promise<unknown>
}

/** A text in English, and beside it the field for the same in another language. */
export function TranslationForm({ translation, madeOf, submit, onSave }: TranslationFormProps) {
  const { t } = useTranslation('admin')
  const { original_text, language } = translation
  return (
    <RecordForm
      schema={translationInput}
      record={translation}
      submit={submit}
      cancel={
        <ButtonLink to="/admin/translations" search={{ language }}>
          {t('form.cancel')}
        </ButtonLink>
      }
      onSave={onSave}
    >
      <FieldGroup>
        <div className="grid content-start gap-4.5">
          <EnglishText name={t('translations.english')} text={original_text} />
          {madeOf && <EnglishText name={t('translations.englishBefore')} text={madeOf} />}
        </div>
        <TextAreaField name="text" rows={8} required wide={false} />
      </FieldGroup>
      <ProvenanceFields />
    </RecordForm>
  )
}

function EnglishText({ name, text }: { name: string; text: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1.5 text-xs font-semibold text-ink-2">
        {name}
      </h2>
      <p
        lang="en"
        className="rounded-md border border-line bg-sunken px-3 py-2.5 text-sm whitespace-pre-line"
      >
        {text}
      </p>
    </section>
  )
}
