import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#domain/portal/languages.ts'
import { LANGUAGE_NAMES } from '#web/i18n/languages.ts'
import { useChooseLanguage } from '#web/i18n/use-choose-language.ts'
import { ChoiceList } from './choice-list.tsx'

/** The languages of the portal, each by its own name. The address names the one that was chosen, so that a copied link opens in it. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation()
  const chooseLanguage = useChooseLanguage()
  /** The choice shows at once; its words may still be on their way. */
  const [awaited, setAwaited] = useState<Language>()
  const [unreached, setUnreached] = useState<Language>()
  const choose = async (language: Language) => {
    setAwaited(language)
    setUnreached(undefined)
    if (!(await chooseLanguage(language))) setUnreached(language)
    setAwaited((latest) => (latest === language ? undefined : latest))
  }
  return (
    <>
      <ChoiceList
        label={t('language.label')}
        choices={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value], lang: value }))}
        chosen={awaited ?? i18n.language}
        onChoose={choose}
      />
      <p role="status" className="text-xs text-ink-2">
        {unreached && t('language.unreached', { language: LANGUAGE_NAMES[unreached] })}
      </p>
    </>
  )
}
