import { Link } from '@tanstack/react-router'
import { Formula } from '#web/public/methodology/formula.tsx'
import { RuleFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'
import { TrendWindowYears } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** How trade is said to rise or fall. */
export function TradeTrend() {
  return (
    <Part id="trade-trend" title="Handelstrend">
      <p>
        Trenden er en konklusjon for de <RuleFigure of="windowYears" /> årene til og med utgavens siste
        fullstendige år (<TrendWindowYears />
        ). Den prøver inntil <RuleFigure of="counts" /> tellinger av handelen med en art etter tre regler og
        oppgir en retning bare når den ikke avhenger av hva som telles. Mengder legges aldri sammen på tvers
        av enheter, og heller ikke på tvers av eksportørenes og importørenes rapporter. Tellingene, reglene og
        tersklene er beskrevet under{' '}
        <Link to="/methodology" hash="trade-trends">
          Konklusjoner om trenden
        </Link>
        .
      </p>
      <Formula name="Konklusjon" rule="tradeTrends">
        Testenes retning over perioden, med antall tester som viser økning og nedgang. Tallene vises ved siden
        av ordet.
      </Formula>
      <WrittenTable
        caption="Konklusjonene med dashbordets ord"
        head={['Konklusjon', 'I dashbordet']}
        rows={[
          ['Økende', 'Økende'],
          ['Avtakende', 'Avtakende'],
          ['Ingen klar trend', 'Stabil'],
          ['Avhenger av hva som telles', 'Avhenger'],
          ['For lite data', 'Ukjent'],
        ]}
      />
      <Formula name="Med dashbordets ord" rule="dashboardTrend">
        Som i tabellen.
      </Formula>
      <p>
        Trenden i tidligere versjoner sammenlignet summene av alle mengder, uansett enhet. Den er fortsatt
        lagret og vises bare under navnet{' '}
        <Link to="/methodology" hash="plain-sum">
          ren sum over alle rader
        </Link>
        .
      </p>
    </Part>
  )
}
