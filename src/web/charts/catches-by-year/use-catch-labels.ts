import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'

/** How many areas are named before the others are counted. Source: specification, document 2, section 9. */
const AREAS_NAMED = 5

/** What publishers call the whole of a country. */
const TOTAL = 'Total'

/** Catches as readers see them: figures, and the areas they come from. */
export function useCatchLabels() {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const area = (name: string) => (name === TOTAL ? t('catches.total') : name)

  return {
    /** A figure, or 'N/A' for what is none. Source: specification, document 2, section 5. */
    figure: (value: number | null | undefined) =>
      Number.isFinite(value) ? format.number(Number(value)) : t('catches.notANumber'),

    /** The name of an area as published; the whole of a country in the reader's language. */
    area,

    /** 'East, West', and from the sixth area on '+N more'. */
    areas: (names: readonly string[]) => {
      const areas = names.slice(0, AREAS_NAMED).map(area).join(', ')
      return names.length > AREAS_NAMED
        ? t('catches.moreAreas', { areas, count: names.length - AREAS_NAMED })
        : areas
    },
  }
}
