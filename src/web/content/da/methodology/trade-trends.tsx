import { Formula } from '#web/public/methodology/formula.tsx'
import { RuleFigure, RuleShareFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { TrendCountsTable } from '#web/public/methodology/trend-counts-table.tsx'
import { Part } from '#web/public/written/part.tsx'
import { TrendWindowYears } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** When trade is said to rise or fall. */
export function TradeTrends() {
  return (
    <Part id="trade-trends" title="Konklusioner om udviklingen">
      <p>
        Om handelen stiger, kan afhænge af, hvad der tælles: registreringer eller mængder, den ene eller den
        anden parts indberetninger, stødtænder eller udskæringer. En konklusion bygger derfor på op til{' '}
        <RuleFigure of="counts" /> optællinger, hver prøvet med tre regler. Testene er felterne i en tabel,
        der åbnes ved siden af konklusionen.
      </p>
      <p>
        Perioden er den samme for alle arter: de <RuleFigure of="windowYears" /> år til og med udgivelsens
        sidste fuldstændige år (<TrendWindowYears /> i den udgivelse, der er i brug). Et år uden rækker tæller
        som nul. År før artens første række er udeladt. En optælling med færre end{' '}
        <RuleFigure of="fewestNonzero" /> år over nul prøves ikke. Summerne er nøjagtige.
      </p>
      <TrendCountsTable
        caption="Hvad der tælles"
        head={['Optælling', 'Grundlag']}
        words={{
          records: ['Registreringer', 'Begge parters rækker, alle varestrømme'],
          records_exporters: [
            'Registreringer, eksportlande',
            'Rækker indberettet af eksportlande, alle varestrømme',
          ],
          records_importers: [
            'Registreringer, importlande',
            'Rækker indberettet af importlande, alle varestrømme',
          ],
          main_exporters: ['Hovedvare, eksportlande', 'Eksportlandenes indberetninger, direkte handel'],
          main_importers: ['Hovedvare, importlande', 'Importlandenes indberetninger, direkte handel'],
          main_larger: ['Hovedvare, største tal', 'Det største tal, direkte handel'],
          second_exporters: [
            'Næstvigtigste vare, eksportlande',
            'Eksportlandenes indberetninger, direkte handel',
          ],
          second_importers: [
            'Næstvigtigste vare, importlande',
            'Importlandenes indberetninger, direkte handel',
          ],
          second_larger: ['Næstvigtigste vare, største tal', 'Det største tal, direkte handel'],
          whole_animals: [
            'Hele dyr, øvre grænse',
            'Det største tal, direkte handel; kun hvis mindst halvdelen af rækkerne kan omregnes',
          ],
        }}
      />
      <Formula name="Optællinger og test" rule="trendGrid">
        Hver optælling i tabellen over perioden med svarene fra de tre regler nedenfor.
      </Formula>
      <Formula name="Regel (a): to gennemsnit" rule="meanChange">
        Gennemsnittet af de sidste <RuleFigure of="threeYears" /> år ÷ gennemsnittet af de{' '}
        <RuleFigure of="threeYears" /> før: mindst <RuleFigure of="growth" /> stigende, højst{' '}
        <RuleFigure of="decline" /> faldende, ellers stabil. Kun nuller før og noget efter: stigende. Kun
        nuller: stabil.
      </Formula>
      <Formula name="Regel (b): ret linje" rule="linearTrend">
        Hældningen af mindste kvadraters linje ÷ gennemsnittet: over <RuleFigure of="steep" /> stigende, under
        −<RuleFigure of="steep" /> faldende, hvis R² er mindst <RuleFigure of="closeFit" />, og periodens sum
        er over <RuleFigure of="smallestTotal" /> i varens måleenhed. Ellers ingen udvikling.
      </Formula>
      <Formula name="Regel (c): Mann–Kendall" rule="rankTrend">
        Mann–Kendall-test, korrigeret for ens værdier og kontinuitet (normalapproksimation): en retning, hvis
        den tosidede p er under <RuleFigure of="significant" />. Ellers ingen udvikling.
      </Formula>
      <WrittenTable
        caption="Konklusionen; den første linje, der passer, afgør"
        head={['Konklusion', 'Hvornår']}
        rows={[
          [
            'For få data',
            <>
              Færre end <RuleFigure of="fewestCells" /> test eller færre end <RuleFigure of="fewestRows" />{' '}
              rækker i perioden
            </>,
          ],
          [
            'Afhænger af, hvad der tælles',
            <>
              Mindst 1 ud af <RuleFigure of="some" /> test viser stigning, og mindst 1 ud af{' '}
              <RuleFigure of="some" /> viser fald
            </>,
          ],
          [
            'Stigende',
            <>
              Mindst 1 ud af <RuleFigure of="many" /> test viser stigning, færre end 1 ud af{' '}
              <RuleFigure of="some" /> fald, og mindst 1 ud af <RuleFigure of="many" /> optællinger stiger
              efter regel (b) eller (c)
            </>,
          ],
          ['Faldende', 'Det samme med fald i stedet for stigning'],
          ['Ingen klar udvikling', 'I alle andre tilfælde'],
        ]}
      />
      <Formula name="Konklusion" rule="trendFinding">
        Som i tabellen. Tallene vises ved siden af ordet, for eksempel »14 af 21 test viser fald, ingen
        stigning«.
      </Formula>
      <p>
        Reglen er prøvet ved simulering. Med årene i tilfældig rækkefølge angiver den en retning i{' '}
        <RuleShareFigure of="chance" /> af tilfældene. En virkelig vækst på{' '}
        <RuleShareFigure of="simulatedGrowth" /> om året findes i <RuleShareFigure of="found" /> af
        tilfældene. »Ingen klar udvikling« betyder derfor ikke, at handelen er konstant.
      </p>
      <p>
        Kilde: reglen bygger på UNEP-WCMC’s påvisning af ændringer i handelen. Testtabellen og konklusionens
        grænser er portalens egne.
      </p>
    </Part>
  )
}
