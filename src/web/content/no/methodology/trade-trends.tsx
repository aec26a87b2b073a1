import { Formula } from '#web/public/methodology/formula.tsx'
import { RuleFigure, RuleShareFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { TrendCountsTable } from '#web/public/methodology/trend-counts-table.tsx'
import { Part } from '#web/public/written/part.tsx'
import { TrendWindowYears } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** When trade is said to rise or fall. */
export function TradeTrends() {
  return (
    <Part id="trade-trends" title="Konklusjoner om trenden">
      <p>
        Om handelen øker, kan avhenge av hva som telles: registreringer eller mengder, den ene eller den andre
        partens rapporter, støttenner eller utskjæringer. En konklusjon bygger derfor på inntil{' '}
        <RuleFigure of="counts" /> tellinger, hver prøvd med tre regler. Testene er rutene i en tabell som
        åpnes ved siden av konklusjonen.
      </p>
      <p>
        Perioden er den samme for alle arter: de <RuleFigure of="windowYears" /> årene til og med utgavens
        siste fullstendige år (<TrendWindowYears /> i utgaven som er i bruk). Et år uten rader teller som
        null. År før artens første rad er utelatt. En telling med færre enn <RuleFigure of="fewestNonzero" />{' '}
        år over null prøves ikke. Summene er nøyaktige.
      </p>
      <TrendCountsTable
        caption="Hva som telles"
        head={['Telling', 'Grunnlag']}
        words={{
          records: ['Registreringer', 'Begge parters rader, all vareflyt'],
          records_exporters: ['Registreringer, eksportører', 'Rader rapportert av eksportører, all vareflyt'],
          records_importers: ['Registreringer, importører', 'Rader rapportert av importører, all vareflyt'],
          main_exporters: ['Hovedvare, eksportører', 'Eksportørenes rapporter, direkte handel'],
          main_importers: ['Hovedvare, importører', 'Importørenes rapporter, direkte handel'],
          main_larger: ['Hovedvare, største tall', 'Det største tallet, direkte handel'],
          second_exporters: ['Nest viktigste vare, eksportører', 'Eksportørenes rapporter, direkte handel'],
          second_importers: ['Nest viktigste vare, importører', 'Importørenes rapporter, direkte handel'],
          second_larger: ['Nest viktigste vare, største tall', 'Det største tallet, direkte handel'],
          whole_animals: [
            'Hele dyr, øvre grense',
            'Det største tallet, direkte handel; bare hvis minst halvparten av radene kan regnes om',
          ],
        }}
      />
      <Formula name="Tellinger og tester" rule="trendGrid">
        Hver telling i tabellen over perioden, med svarene fra de tre reglene nedenfor.
      </Formula>
      <Formula name="Regel (a): to gjennomsnitt" rule="meanChange">
        Gjennomsnittet av de siste <RuleFigure of="threeYears" /> årene ÷ gjennomsnittet av de{' '}
        <RuleFigure of="threeYears" /> før: minst <RuleFigure of="growth" /> økende, høyst{' '}
        <RuleFigure of="decline" /> avtakende, ellers stabil. Bare nuller før og noe etter: økende. Bare
        nuller: stabil.
      </Formula>
      <Formula name="Regel (b): rett linje" rule="linearTrend">
        Stigningstallet til minste kvadraters linje ÷ gjennomsnittet: over <RuleFigure of="steep" /> økende,
        under −<RuleFigure of="steep" /> avtakende, hvis R² er minst <RuleFigure of="closeFit" /> og summen
        for perioden er over <RuleFigure of="smallestTotal" /> i varens måleenhet. Ellers ingen trend.
      </Formula>
      <Formula name="Regel (c): Mann–Kendall" rule="rankTrend">
        Mann–Kendall-test, korrigert for like verdier og kontinuitet (normaltilnærming): en retning hvis
        tosidig p er under <RuleFigure of="significant" />. Ellers ingen trend.
      </Formula>
      <WrittenTable
        caption="Konklusjonen; den første linjen som passer, avgjør"
        head={['Konklusjon', 'Når']}
        rows={[
          [
            'For lite data',
            <>
              Færre enn <RuleFigure of="fewestCells" /> tester, eller færre enn <RuleFigure of="fewestRows" />{' '}
              rader i perioden
            </>,
          ],
          [
            'Avhenger av hva som telles',
            <>
              Minst 1 av <RuleFigure of="some" /> tester viser økning, og minst 1 av <RuleFigure of="some" />{' '}
              viser nedgang
            </>,
          ],
          [
            'Økende',
            <>
              Minst 1 av <RuleFigure of="many" /> tester viser økning, færre enn 1 av <RuleFigure of="some" />{' '}
              nedgang, og minst 1 av <RuleFigure of="many" /> tellinger øker etter regel (b) eller (c)
            </>,
          ],
          ['Avtakende', 'Det samme, med nedgang i stedet for økning'],
          ['Ingen klar trend', 'I alle andre tilfeller'],
        ]}
      />
      <Formula name="Konklusjon" rule="trendFinding">
        Som i tabellen. Tallene vises ved siden av ordet, for eksempel «14 av 21 tester viser nedgang, ingen
        økning».
      </Formula>
      <p>
        Regelen er prøvd ved simulering. Med årene i tilfeldig rekkefølge oppgir den en retning i{' '}
        <RuleShareFigure of="chance" /> av tilfellene. En virkelig vekst på{' '}
        <RuleShareFigure of="simulatedGrowth" /> i året blir funnet i <RuleShareFigure of="found" /> av
        tilfellene. «Ingen klar trend» betyr derfor ikke at handelen er konstant.
      </p>
      <p>
        Kilde: trendregelen bygger på UNEP-WCMCs påvisning av endringer i handelen. Testtabellen og
        konklusjonens terskler er portalens egne.
      </p>
    </Part>
  )
}
