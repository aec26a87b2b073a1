import { useTranslation } from 'react-i18next'
import type { StatusPoint } from '#domain/assessments/status-scale.ts'
import { useCategoryLabels } from '#web/ui/use-category-labels.ts'
import type { StatusMark } from './conservation-trends-points.ts'

interface YearLabels {
  /** The category as published, in full, or that there is none. */
  status: string
  details: string[]
}

/** The labels of a year of the trends: the category, since when, how it is drawn, the appendix. */
export function useYearLabels(marks: readonly StatusMark[]): (point: StatusPoint) => YearLabels {
  const { t } = useTranslation(['conservation', 'common'])
  const categoryLabel = useCategoryLabels()

  return ({ year, iucnStatus, originalCategory, citesAppendix }) => {
    const published = marks.findLast((mark) => mark.year <= year)
    const drawn = marks.findLast((mark) => mark.year <= year && mark.category !== null)
    const isNew = published?.year === year
    const shown = isNew ? published : drawn
    return {
      status: shown ? categoryLabel(shown.published) : t('trends.noCategory'),
      details: [
        isNew ? t('trends.assessed') : drawn && t('trends.carried', { year: drawn.year }),
        originalCategory &&
          iucnStatus &&
          t('trends.drawnAs', { category: t(`common:redList.${iucnStatus}`) }),
        citesAppendix ? t('common:appendix.cites', { appendix: citesAppendix }) : t('trends.notListed'),
      ].filter((detail) => typeof detail === 'string'),
    }
  }
}
