import type { TypeOptions } from 'i18next'
import { useTranslation } from 'react-i18next'
import { capitalised } from '#domain/names/letter-case.ts'
import type { Article } from '#domain/trade/trade-table.ts'
import { PURPOSES, SOURCES } from '#domain/trade/trade-vocabulary.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'

const isOneOf = <Word extends string>(known: readonly Word[], code: string): code is Word =>
  known.some((word) => word === code)

/** Scientific samples, which the term alone does not express. */
const SAMPLES = 'specimens'

/** Terms and units come with the data; those with a translation are known by its keys. */
type TradeTexts = TypeOptions['resources']['trade']

/** Labels of the codes of trade records, also of what was not reported. */
export function useTradeLabels() {
  const { t, i18n } = useTranslation('trade')
  const isTerm = (term: string): term is keyof TradeTexts['term'] => i18n.exists(`trade:term.${term}`)
  const isKnownUnit = (unit: string): unit is keyof TradeTexts['unit'] => i18n.exists(`trade:unit.${unit}`)
  const countryName = useCountryName()
  const named = (code: string | null, name: (code: string) => string) =>
    code === null ? t('notReported') : name(code)

  /** As in running text; a term without a translation stays as published. */
  const termInText = (term: string) => (isTerm(term) ? t(`term.${term}`) : term)

  /** With a capital, as names of rows and lines have it. */
  const term = (name: string | null) => named(name, (word) => capitalised(termInText(word)))
  const isMeasure = (measure: string): measure is keyof TradeTexts['measure'] =>
    i18n.exists(`trade:measure.${measure}`)
  const measure = (name: string) =>
    isMeasure(name) ? t(`measure.${name}`) : isKnownUnit(name) ? t(`unit.${name}`) : name

  return {
    country: (code: string | null) => named(code, countryName),
    term,
    termInText,
    /** What quantities are counted in; a container is its own measure. */
    measure,
    /** 'Tusks, number': the only quantities that may be added. */
    article: (article: Article) =>
      t('article.named', {
        term: article.term === SAMPLES ? t('article.samples') : term(article.term),
        measure: measure(article.measure),
      }),
    /** The same inside a sentence. */
    articleInText: (article: Article) =>
      t('article.named', {
        term: article.term === SAMPLES ? t('article.samples') : termInText(article.term),
        measure: measure(article.measure),
      }),
    /** Symbols of units are as published; none means specimens. */
    unit: (unit: string | null) =>
      unit === null ? t('summary.specimens') : isKnownUnit(unit) ? t(`unit.${unit}`) : unit,
    purpose: (code: string | null) =>
      named(code, (letter) => t(`purpose.${isOneOf(PURPOSES, letter) ? letter : 'unknown'}`)),
    source: (code: string | null) =>
      named(code, (letter) => t(`source.${isOneOf(SOURCES, letter) ? letter : 'unknown'}`)),
  }
}
