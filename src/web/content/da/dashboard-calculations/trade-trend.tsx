import { Link } from '@tanstack/react-router'
import { Formula } from '#web/public/methodology/formula.tsx'
import { RuleFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'
import { TrendWindowYears } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** How trade is said to rise or fall. */
export function TradeTrend() {
  return (
    <Part id="trade-trend" title="Handelsudvikling">
      <p>
        Udviklingen er en konklusion for de <RuleFigure of="windowYears" /> år til og med udgivelsens sidste
        fuldstændige år (<TrendWindowYears />
        ). Den prøver op til <RuleFigure of="counts" /> optællinger af handelen med en art efter tre regler og
        angiver kun en retning, når den ikke afhænger af, hvad der tælles. Mængder lægges aldrig sammen på
        tværs af enheder og heller ikke på tværs af eksportlandenes og importlandenes indberetninger.
        Optællingerne, reglerne og grænserne er beskrevet under{' '}
        <Link to="/methodology" hash="trade-trends">
          Konklusioner om udviklingen
        </Link>
        .
      </p>
      <Formula name="Konklusion" rule="tradeTrends">
        Testenes retning over perioden med antallet af test, der viser stigning og fald. Tallene vises ved
        siden af ordet.
      </Formula>
      <WrittenTable
        caption="Konklusionerne med dashboardets ord"
        head={['Konklusion', 'I dashboardet']}
        rows={[
          ['Stigende', 'Stigende'],
          ['Faldende', 'Faldende'],
          ['Ingen klar udvikling', 'Stabil'],
          ['Afhænger af, hvad der tælles', 'Afhænger'],
          ['For få data', 'Ukendt'],
        ]}
      />
      <Formula name="Med dashboardets ord" rule="dashboardTrend">
        Som i tabellen.
      </Formula>
      <p>
        Udviklingen i tidligere versioner sammenlignede summerne af alle mængder, uanset enhed. Den er stadig
        gemt og vises kun under navnet{' '}
        <Link to="/methodology" hash="plain-sum">
          ren sum over alle rækker
        </Link>
        .
      </p>
    </Part>
  )
}
