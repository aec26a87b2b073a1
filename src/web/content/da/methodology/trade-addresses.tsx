import { Formula } from '#web/public/methodology/formula.tsx'
import { RuleFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** How a choice is written, and the sums of earlier versions. */
export function TradeAddresses() {
  return (
    <>
      <Part id="trade-addresses" title="Valg og adresser">
        <p>
          Et valg er én tekst, den samme i adressefeltet, i den offentlige grænseflade og i filnavne. Flere
          værdier adskilles med komma; <code>-</code> betyder ikke oplyst; der skelnes ikke mellem store og
          små bogstaver.
        </p>
        <WrittenTable
          caption="Hvad et valg kan indeholde"
          head={['Navn', 'Værdier', 'Når det mangler']}
          rows={[
            [<code key="name">start_year, end_year</code>, 'År', 'Alle udgivelsens år'],
            [<code key="name">term</code>, 'Offentliggjorte varetyper, som tusks', 'Alle varetyper'],
            [
              <code key="name">unit</code>,
              <>
                Måleenheden: <code>number, kg, l, m, m2, m3</code> eller en beholder
              </>,
              'Alle måleenheder',
            ],
            [<code key="name">importer, exporter, origin</code>, 'Landekoder', 'Alle lande'],
            [<code key="name">purpose, source</code>, 'CITES-koder', 'Alle koder'],
            [
              <code key="name">reporter</code>,
              <code key="values">both, exporters, importers, larger</code>,
              'Begge parters registreringer; mængder efter det største tal',
            ],
            [
              <code key="name">movement</code>,
              <code key="values">all, direct, re-exports</code>,
              'Alle varestrømme for registreringer, direkte handel for mængder',
            ],
            [<code key="name">by</code>, <code key="values">exporter, source</code>, 'Eksportland'],
            [<code key="name">release</code>, 'En udgivelse, som 2025.1', 'Den udgivelse, der er i brug'],
          ]}
        />
        <CodeBlock title="Narhvaltænder fra Grønland, som eksportlandene indberetter" lang="text">
          term=tusks&exporter=GL&reporter=exporters&movement=direct
        </CodeBlock>
        <p>
          Med <code>reporter=both</code> angives en mængde én gang for hver part. En værdi, som ingen række i
          udgivelsen indeholder, afvises af den offentlige grænseflade med de nærmeste kendte, og det samme
          gælder et ukendt navn (status 400). En adresse, der angiver en udgivelse, giver altid det samme
          svar.
        </p>
        <p>
          Selve rækkerne findes på <code>/api/trade-records?species_id=…</code>, side for side, og på{' '}
          <code>/api/trade-records.csv?species_id=…</code> som én CSV-fil. Begge tager imod det samme valg.
        </p>
        <Formula name="Kendte værdier" rule="knownSelection">
          En værdi fra udgivelsen med store eller små bogstaver; ellers nævnes de tre nærmeste.
        </Formula>
        <Formula name="Et valgs rækker" rule="selectRows">
          Rækker, der opfylder alle valg; inden for ét valg er én af værdierne nok.
        </Formula>
      </Part>

      <Part id="plain-sum" title="Ren sum over alle rækker">
        <p>
          Tidligere versioner af portalen lagde alle en arts mængder sammen. Disse summer er stadig gemt
          sammen med den udvikling, der bygger på dem (<code>total_quantity</code>, <code>trade_trend</code>,{' '}
          <code>recent_trend</code>). Artens handelsside bruger dem ikke. Det gør sammenligningen af arter
          heller ikke. Handelsudviklingen i dashboardet bruger dem stadig og siger det.
        </p>
        <p>
          Læs dem med forsigtighed, fordi de lægger det sammen, der ikke kan lægges sammen: gram og stykker,
          eksportlandets og importlandets indberetninger om samme forsendelse, og reeksport og første eksport.
          Hvor en sådan udvikling afviger fra konklusionen på artens side, er konklusionen det bedre svar.
        </p>
        <Formula name="Ren sum" rule="totalReported">
          Alle indberettede mængder, uanset enhed, indberetter og varestrøm.
        </Formula>
        <Formula name="Den rene sums udvikling" rule="tradeTrend">
          Gennemsnittet af de seneste <RuleFigure of="plainWindow" /> år ÷ gennemsnittet af de{' '}
          <RuleFigure of="plainWindow" /> før: over <RuleFigure of="plainGrowth" /> stigende, under{' '}
          <RuleFigure of="plainDecline" /> faldende, ellers stabil; færre end{' '}
          <RuleFigure of="plainFewestYears" /> år med rækker giver intet svar.
        </Formula>
      </Part>
    </>
  )
}
