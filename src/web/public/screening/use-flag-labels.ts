import { useTranslation } from 'react-i18next'
import type { ListedFlag } from '#contract/screening-contract.ts'
import { otherAppendixWrittenFor } from '#domain/trade/screening-list.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useNameLabels } from '#web/components/use-name-labels.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** Below it a second decimal still distinguishes two flags. */
const FEW_TIMES = 10

const MANY = 1000

/** Names the parts of a flag and writes its figures. */
export function useFlagLabels() {
  const { t, i18n } = useTranslation('trade')
  const format = useFormat()
  /** With a decimal where it can decide whether a threshold is passed. */
  const quantity = (figure: number) => format.number(figure, figure < MANY ? 1 : 0)
  const trade = useTradeLabels()
  const countryName = useCountryName()
  const label = useNameLabels()

  /** What the figure counts: 'animals', 'Caviar, kg'. */
  const unit = ({ figure, article, quantity: of }: Figure) => {
    if (figure === 'main_article') return article === null ? '' : trade.article(article)
    return t(figure === 'whole_animals' ? 'screening.animals' : 'screening.records', { count: of })
  }

  return {
    quantity,
    unit,
    /** In running text: '334.5 animals', '2,421 kg (caviar)'. */
    withUnit: (flag: Figure) => {
      const { figure, article } = flag
      const written = quantity(flag.quantity)
      if (figure !== 'main_article' || article === null) return `${written} ${unit(flag)}`
      const term = trade.termInText(article.term)
      return article.measure === 'number'
        ? t('screening.ofNumber', { quantity: written, term })
        : t('screening.ofArticle', { quantity: written, measure: trade.measure(article.measure), term })
    },
    /** '220', '4.9', '1.05'. */
    times: (times: number) =>
      times < FEW_TIMES ? format.number(times, 2, 2) : format.number(times, times < 100 ? 1 : 0),
    /** '10×'. */
    tick: (times: number) => t('screening.tick', { times: format.number(times) }),
    species: (named: Named) => label(named),
    exporter: ({ exporter }: Pick<ListedFlag, 'exporter'>) => countryName(exporter),
    criterion: ({ criterion }: Pick<ListedFlag, 'criterion'>) => t(`screening.criterion.${criterion}`),
    /** Resolutions have one name in every language, articles have not. */
    paragraph: ({ criterion, resolution }: Pick<ListedFlag, 'criterion' | 'resolution'>) =>
      criterion === 'appendix_i_commercial_wild' ? t('screening.article') : resolution,
    appendices: ({ appendices }: Pick<ListedFlag, 'appendices'>) =>
      t('screening.appendix', { appendix: appendices.join(', ') }),
    /** Where the paragraph is written for another appendix than that of the rows. */
    writtenFor: (flag: Pick<ListedFlag, 'criterion' | 'appendices'>) => {
      const appendix = otherAppendixWrittenFor(flag)
      return appendix && t('screening.writtenFor', { appendix })
    },
    reservations: ({ reservations }: Pick<ListedFlag, 'reservations'>) => {
      if (reservations === null) return undefined
      if (reservations.length === 0) return t('screening.noReservation')
      const countries = reservations.map(countryName).toSorted(new Intl.Collator(i18n.language).compare)
      return t('screening.reservations', { countries: format.list(countries) })
    },
  }
}

type Figure = Pick<ListedFlag, 'figure' | 'article' | 'quantity'>
type Named = Pick<ListedFlag, 'species_id' | 'common_name' | 'scientific_name'>
