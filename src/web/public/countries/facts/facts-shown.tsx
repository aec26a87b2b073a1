import { useTranslation } from 'react-i18next'
import type { CountryFactViewName } from '#domain/views/country-views.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { MoreButton } from '../../more-button.tsx'
import { useFactsAsked } from './facts-asked.tsx'
import { useCountryFacts } from './use-country-facts.ts'

const LIST_OF = {
  reservations: 'reservations',
  'trade-suspensions': 'trade_suspensions',
  'export-quotas': 'export_quotas',
  catches: 'catches',
  'range-species': 'range_species',
} as const satisfies Record<CountryFactViewName, string>

/** How much of a list is shown, where a country has more. */
export function FactsShown({ code, view }: { code: string; view: CountryFactViewName }) {
  const { t } = useTranslation('countries')
  const format = useFormat()
  const { next, isAsking, askMore } = useFactsAsked()
  const { counted, ...facts } = useCountryFacts(code)
  const list = LIST_OF[view]
  const shown = facts[list].length
  const all =
    list === 'range_species'
      ? Object.values(counted.range_species).reduce((sum, one) => sum + one, 0)
      : counted[list]
  if (all <= shown) return null
  return (
    <>
      <p className="mt-2 text-sm text-ink-2">
        {t('facts.shown', { shown: format.number(shown), all: format.number(all) })}
      </p>
      {next !== undefined && (
        <MoreButton isAsking={isAsking} onAsk={askMore}>
          {t('facts.more')}
        </MoreButton>
      )}
    </>
  )
}
