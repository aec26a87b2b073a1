import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PublishedFigure } from '#contract/proof-contract.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { tradeAddress } from '../../species/trade/trade-address.ts'
import { useFigureLabels } from './use-figure-labels.ts'

const FIRST_LETTER = 'A'.charCodeAt(0)
const DECIMALS = 1

/** What a figure is counted from, each selection as a link to the view that shows it, and the formula over several. */
export function FigureSelections({ figure: { species_id, parts, formula } }: { figure: PublishedFigure }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useFigureLabels()
  const isFormula = formula !== 'A'
  return (
    <span className="my-1.5 grid gap-1 text-xs">
      {parts.map((part, place) => {
        const letter = String.fromCharCode(FIRST_LETTER + place)
        return (
          <span key={letter} className="block">
            {isFormula && <strong className="font-semibold">{letter}: </strong>}
            <Link
              to="/species/$id"
              params={{ id: species_id }}
              search={{ tab: 'trade', ...tradeAddress(part.selection) }}
              className="text-accent underline decoration-line-strong underline-offset-2"
            >
              {labels.part(part)}
            </Link>
            {isFormula && part.value !== null && (
              <span className="text-ink-2"> = {format.number(part.value, DECIMALS)}</span>
            )}
          </span>
        )
      })}
      {isFormula && (
        <span className="text-ink-2">{t('proof.formula', { formula: writtenFormula(formula) })}</span>
      )}
    </span>
  )
}

/** '100 × A ÷ B'. */
const writtenFormula = (formula: string) =>
  formula.replaceAll('*', ' × ').replaceAll('/', ' ÷ ').replaceAll('-', ' − ').replaceAll('+', ' + ')
