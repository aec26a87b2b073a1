import { useTranslation } from 'react-i18next'
import type { ScreeningList } from '#contract/screening-contract.ts'
import { useFormat } from '#web/i18n/use-format.ts'

const YEARS_BEFORE = 5

/** Which year of which release is screened and what it is compared with; null where the release does not say. */
export function useScreeningBasis({
  release,
  last_complete_year: year,
  species,
}: ScreeningList): string | null {
  const { t } = useTranslation('trade')
  const format = useFormat()
  if (release === null || year === null) return null
  return t('screening.basis', {
    release,
    year,
    years: format.years(year - YEARS_BEFORE, year - 1),
    count: species,
    figure: format.number(species),
  })
}
