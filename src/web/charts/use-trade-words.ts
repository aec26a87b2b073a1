import type { TypeOptions } from 'i18next'
import { useTranslation } from 'react-i18next'
import { PURPOSES, SOURCES } from '#domain/trade/trade-vocabulary.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'

const isOneOf = <Word extends string>(words: readonly Word[], code: string): code is Word =>
  words.some((word) => word === code)

/** Terms and units come with the data and are many; the words that there are for them are their vocabulary. */
type TradeWords = TypeOptions['resources']['trade']

/** Names for the codes of trade records; what was not reported says so. */
export function useTradeWords() {
  const { t, i18n } = useTranslation('trade')
  const isTerm = (term: string): term is keyof TradeWords['term'] => i18n.exists(`trade:term.${term}`)
  const isWordedUnit = (unit: string): unit is keyof TradeWords['unit'] => i18n.exists(`trade:unit.${unit}`)
  const countryName = useCountryName()
  const named = (code: string | null, name: (code: string) => string) =>
    code === null ? t('notReported') : name(code)

  /** As in running text; a term that nobody has translated yet stands as published. */
  const termInText = (term: string) => (isTerm(term) ? t(`term.${term}`) : term)

  return {
    country: (code: string | null) => named(code, countryName),
    /** With a capital, as names of rows and lines have it. */
    term: (term: string | null) =>
      named(term, (word) => termInText(word).replace(/^./u, (letter) => letter.toUpperCase())),
    termInText,
    /** Signs of units stand as published; none means specimens. */
    unit: (unit: string | null) =>
      unit === null ? t('summary.specimens') : isWordedUnit(unit) ? t(`unit.${unit}`) : unit,
    purpose: (code: string | null) =>
      named(code, (letter) => t(`purpose.${isOneOf(PURPOSES, letter) ? letter : 'unknown'}`)),
    source: (code: string | null) =>
      named(code, (letter) => t(`source.${isOneOf(SOURCES, letter) ? letter : 'unknown'}`)),
  }
}
