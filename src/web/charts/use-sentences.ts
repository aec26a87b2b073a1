import { useTranslation } from 'react-i18next'
import { amountForm } from '#domain/trade/explained/counted-terms.ts'
import type { Said, Sentence } from '#domain/trade/explained/sentence.ts'
import type { Article } from '#domain/trade/trade-table.ts'
import { countryInText } from '#web/i18n/country-in-text.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useQuantity } from './use-quantity.ts'
import { useTradeLabels } from './use-trade-labels.ts'

/** Writes sentences in the reader's language. */
export function useSentences(): (sentences: readonly Sentence[]) => string[] {
  const { t } = useTranslation('trade')
  const written = useSaid()
  return (sentences) =>
    sentences.map(({ key, count, values }) =>
      t(`words.${key}`, {
        ...Object.fromEntries(Object.entries(values).map(([name, said]) => [name, written(said)])),
        ...(count === undefined ? {} : { count }),
      }),
    )
}

/** Writes one value of a sentence. */
function useSaid(): (said: Said) => string {
  const { t, i18n } = useTranslation('trade')
  const format = useFormat()
  const quantity = useQuantity()
  const labels = useTradeLabels()
  const amount = (value: number, article: Article) =>
    t(`words.amount.${amountForm(value, article)}`, {
      figure: quantity(value),
      term: labels.termInText(article.term),
      measure: labels.measure(article.measure),
      article: labels.articleInText(article),
    })

  return (said) => {
    switch (said.as) {
      case 'count':
        return format.number(said.value)
      case 'quantity':
        return quantity(said.value)
      case 'share':
        return format.percent(said.value * 100)
      case 'index':
        return format.number(said.value, 2, 2)
      case 'year':
        return String(said.value)
      case 'years':
        return format.years(said.first, said.last)
      case 'amount':
        return amount(said.value, said.article)
      case 'article':
        return labels.article(said.value)
      case 'basis':
        return t(`basis.${said.value}`)
      case 'term':
        return said.value === null ? t('notReported') : labels.termInText(said.value)
      case 'purpose':
        return labels.purpose(said.value)
      case 'source':
        return labels.source(said.value)
      case 'country':
        return countryInText(labels.country(said.value), i18n.language)
      case 'text':
        return said.value
      case 'names':
        return format.list(said.value)
      case 'peaks':
        return format.list(said.value.map((one) => t('words.amount.peak', one)))
    }
  }
}
