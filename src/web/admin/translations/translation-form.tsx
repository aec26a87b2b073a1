import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { translationInput } from '#contract/translations-curation.ts'
import { changedWords, type TextPiece } from '#domain/translations/changed-words.ts'
import type { TranslationLanguage } from '#domain/translations/translated-fields.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-fields.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { BackToList } from '../admin-page.tsx'
import { ProvenanceFields } from '../records/record-fields.tsx'
import { RecordForm } from '../records/record-form.tsx'
import type { SaveEdit } from '../records/use-record-edit.ts'
import { TextPreview } from './text-preview.tsx'

type Values = Readonly<Record<string, unknown>>

interface TranslationFormProps {
  /** The translation as stored, or a blank one; its `original_text` is the English that is beside the field. */
  translation: Values & { original_text: string; language: TranslationLanguage; version?: number }
  /** The English that the stored translation is of, where another stands now. */
  madeOf?: string | undefined
  submit: string
  onSave: SaveEdit
  onSaveNext: SaveEdit
}

/** A text in English, and beside it the field for the same in another language. */
export function TranslationForm(props: TranslationFormProps) {
  const { translation, madeOf, submit, onSave, onSaveNext } = props
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
      onSaveNext={onSaveNext}
    >
      <FieldGroup>
        <div className="grid content-start gap-4.5">
          {madeOf === undefined ? (
            <EnglishText name={t('translations.english')}>{original_text}</EnglishText>
          ) : (
            <>
              <EnglishText name={t('translations.english')}>
                <ChangedText before={madeOf} after={original_text} version="after" />
              </EnglishText>
              <EnglishText name={t('translations.englishBefore')}>
                <ChangedText before={madeOf} after={original_text} version="before" />
              </EnglishText>
            </>
          )}
        </div>
        <div className="grid content-start gap-2">
          <TextAreaField name="text" rows={8} required wide={false} />
          <TextPreview name="text" language={language} />
        </div>
      </FieldGroup>
      <ProvenanceFields />
    </RecordForm>
  )
}

/** An English text under its name, beside the field for its translation. */
function EnglishText({ name, children }: { name: string; children: ReactNode }) {
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
        {children}
      </p>
    </section>
  )
}

/** Leads back to the list of all texts. */
export function BackToTexts() {
  const { t } = useTranslation('admin')
  return <BackToList to="/admin/translations">{t('records.translations.title')}</BackToList>
}

interface ChangedTextProps {
  before: string
  after: string
  /** Which of the two versions is shown. */
  version: 'before' | 'after'
}

/** One version of a text, with the words marked that are not in the other one. */
function ChangedText({ before, after, version }: ChangedTextProps) {
  const left = version === 'before' ? 'added' : 'removed'
  return changedWords(before, after)
    .filter(({ kind }) => kind !== left)
    .map((piece, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are in a fixed order
      <Piece key={place} {...piece} />
    ))
}

function Piece({ kind, text }: TextPiece) {
  const { t, i18n } = useTranslation('admin')
  if (kind === 'same') return text
  const label = (words: string) => (
    <span lang={i18n.language} className="sr-only">
      {' '}
      [{words}]{' '}
    </span>
  )
  if (kind === 'removed')
    return (
      <del className="rounded-xs bg-danger-soft text-danger">
        {label(t('translations.removedWords'))}
        {text}
        {label(t('translations.wordsEnd'))}
      </del>
    )
  return (
    <ins className="rounded-xs bg-ok-soft font-semibold text-ok underline">
      {label(t('translations.addedWords'))}
      {text}
      {label(t('translations.wordsEnd'))}
    </ins>
  )
}
