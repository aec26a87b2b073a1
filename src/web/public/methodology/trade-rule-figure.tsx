import { ARCTIC_COUNTRIES } from '#domain/countries/arctic-countries.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { TRADE_RULE_FIGURES, TRADE_RULE_SHARES } from './trade-rule-figures.ts'

const YEAR = 1000

/** A number of the trade rules in a text, taken from the rule itself. */
export function RuleFigure({ of }: { of: keyof typeof TRADE_RULE_FIGURES }) {
  const { number } = useFormat()
  const figure = TRADE_RULE_FIGURES[of]
  return <>{figure > YEAR ? figure : number(figure)}</>
}

/** A share of the trade rules in a text, in per cent. */
export function RuleShareFigure({ of }: { of: keyof typeof TRADE_RULE_SHARES }) {
  const { wholePercent } = useFormat()
  return <>{wholePercent(TRADE_RULE_SHARES[of])}</>
}

/** The codes of the countries that count as Arctic in shares of trade. */
export function ArcticCountryCodes() {
  return <span translate="no">{ARCTIC_COUNTRIES.join(', ')}</span>
}
