import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'

/** How many areas are named before the others are counted. Source: specification, document 2, section 9. */
const AREAS_NAMED = 5

/** Catches as readers see them: figures, and the areas they come from. */
export function useCatchWords() {
  const { t } = useTranslation('trade')
  const format = useFormat()

  return {
    /** A figure, or 'N/A' for what is none. Source: specification, document 2, section 5. */
    figure: (value: number | null | undefined) =>
      Number.isFinite(value) ? format.number(Number(value)) : t('catches.notANumber'),

    /** 'East, West', and from the sixth area on '+N more'. */
    areas: (names: readonly string[]) => {
      const areas = names.slice(0, AREAS_NAMED).join(', ')
      return names.length > AREAS_NAMED
        ? t('catches.moreAreas', { areas, count: names.length - AREAS_NAMED })
        : areas
    },
  }
}
