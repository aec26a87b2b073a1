import type { ReactNode } from 'react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Language } from '#domain/portal/languages.ts'
import type { FieldName } from '#web/forms/admin-words.ts'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'

interface TextPreviewProps {
  /** The field that the text is written in. */
  name: FieldName
  language: Language
  /** As the public page sets it. */
  className?: string
  /** What is behind the text on the public page. */
  children?: ReactNode
}

/** What is written in a field as the public page shows it: its type, its explained terms, its notes. Opened on demand. */
export function TextPreview(preview: TextPreviewProps) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-accent">
        {t('form.preview')}
      </summary>
      {/* Its terms are looked for with every letter that is written. */}
      {isOpen && <Preview {...preview} />}
    </details>
  )
}

function Preview({ name, language, className = '', children }: TextPreviewProps) {
  const { t, i18n } = useTranslation('admin')
  const { control } = useFormContext()
  const written: unknown = useWatch({ control, name })
  const text = typeof written === 'string' ? written.trim() : ''
  const isEmpty = text === ''
  return (
    <p
      lang={isEmpty ? i18n.language : language}
      className={`mt-1 max-w-read rounded-md border border-line bg-ground px-4 py-3 ${className}`}
    >
      {isEmpty ? (
        <span className="text-ink-3">{t('form.previewEmpty')}</span>
      ) : (
        <>
          <GlossaryText language={language}>{text}</GlossaryText>
          {children}
        </>
      )}
    </p>
  )
}
