import { useTranslation } from 'react-i18next'
import { PURPOSES, SOURCES } from '#domain/trade/trade-vocabulary.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'

const isOneOf = <Word extends string>(words: readonly Word[], code: string): code is Word =>
  words.some((word) => word === code)

/** Names for the codes of trade records; what was not reported says so. */
export function useTradeWords() {
  const { t } = useTranslation('trade')
  const countryName = useCountryName()
  const named = (code: string | null, name: (code: string) => string) =>
    code === null ? t('notReported') : name(code)

  return {
    country: (code: string | null) => named(code, countryName),
    /** Terms stand as published, with a capital. */
    term: (term: string | null) => named(term, (word) => word.charAt(0).toUpperCase() + word.slice(1)),
    purpose: (code: string | null) =>
      named(code, (letter) => t(`purpose.${isOneOf(PURPOSES, letter) ? letter : 'unknown'}`)),
    source: (code: string | null) =>
      named(code, (letter) => t(`source.${isOneOf(SOURCES, letter) ? letter : 'unknown'}`)),
  }
}
