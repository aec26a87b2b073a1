import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#domain/portal/languages.ts'
import { chooseLanguage } from '#web/i18n/choose-language.ts'
import { LANGUAGE_NAMES } from '#web/i18n/languages.ts'

/** The languages of the back office, which are the portal's. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation()
  const id = useId()
  return (
    <p className="mb-2 flex items-center justify-between gap-3 text-xs text-rail-ink-2">
      <label htmlFor={id}>{t('language.label')}</label>
      <select
        id={id}
        value={i18n.language}
        onChange={({ target }) => chooseLanguage(target.value as Language)}
        className="min-h-8.5 rounded-md border border-rail-ink-2 bg-rail px-2 text-xs text-rail-ink max-lg:min-h-11"
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </p>
  )
}
