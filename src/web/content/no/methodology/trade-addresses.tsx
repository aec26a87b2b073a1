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
          Et valg er én tekst, den samme i adressefeltet, i det åpne grensesnittet og i filnavn. Flere verdier
          skilles med komma; <code>-</code> betyr ikke rapportert; store og små bokstaver er likeverdige.
        </p>
        <WrittenTable
          caption="Hva et valg kan inneholde"
          head={['Navn', 'Verdier', 'Når det mangler']}
          rows={[
            [<code key="name">start_year, end_year</code>, 'År', 'Alle år i utgaven'],
            [<code key="name">term</code>, 'Publiserte varetyper, som tusks', 'Alle varetyper'],
            [
              <code key="name">unit</code>,
              <>
                Måleenheten: <code>number, kg, l, m, m2, m3</code>, eller en beholder
              </>,
              'Alle måleenheter',
            ],
            [<code key="name">importer, exporter, origin</code>, 'Landkoder', 'Alle land'],
            [<code key="name">purpose, source</code>, 'CITES-koder', 'Alle koder'],
            [
              <code key="name">reporter</code>,
              <code key="values">both, exporters, importers, larger</code>,
              'Begge parters registreringer; mengder etter det største tallet',
            ],
            [
              <code key="name">movement</code>,
              <code key="values">all, direct, re-exports</code>,
              'All vareflyt for registreringer, direkte handel for mengder',
            ],
            [<code key="name">by</code>, <code key="values">exporter, source</code>, 'Eksportør'],
            [<code key="name">release</code>, 'En utgave, som 2025.1', 'Utgaven i bruk'],
          ]}
        />
        <CodeBlock title="Narhvaltenner fra Grønland, slik eksportørene rapporterer" lang="text">
          term=tusks&exporter=GL&reporter=exporters&movement=direct
        </CodeBlock>
        <p>
          Med <code>reporter=both</code> oppgis en mengde én gang for hver part. En verdi som ingen rad i
          utgaven inneholder, avvises av det åpne grensesnittet med de nærmeste kjente, og det samme gjelder
          et ukjent navn (status 400). En adresse som oppgir en utgave, gir alltid det samme svaret.
        </p>
        <p>
          Selve radene finnes på <code>/api/trade-records?species_id=…</code>, side for side, og på{' '}
          <code>/api/trade-records.csv?species_id=…</code> som én CSV-fil. Begge tar imot det samme valget.
        </p>
        <Formula name="Kjente verdier" rule="knownSelection">
          En verdi fra utgaven, med store eller små bokstaver; ellers oppgis de tre nærmeste.
        </Formula>
        <Formula name="Radene i et valg" rule="selectRows">
          Rader som oppfyller alle valg; innenfor ett valg holder det med én av verdiene.
        </Formula>
      </Part>

      <Part id="plain-sum" title="Ren sum over alle rader">
        <p>
          Tidligere versjoner av portalen la sammen alle mengder for en art. Disse summene er fortsatt lagret,
          sammen med trenden som bygger på dem (<code>total_quantity</code>, <code>trade_trend</code>,{' '}
          <code>recent_trend</code>). Artens handelsside bruker dem ikke. Det gjør heller ikke sammenligningen
          av arter. Handelstrenden i dashbordet bruker dem fortsatt, og sier det.
        </p>
        <p>
          Les dem med forsiktighet, fordi de legger sammen det som ikke kan legges sammen: gram og stykker,
          eksportørens og importørens rapporter om samme forsendelse, og reeksport og første eksport. Der en
          slik trend avviker fra konklusjonen på artens side, er konklusjonen det beste svaret.
        </p>
        <Formula name="Ren sum" rule="totalReported">
          Alle rapporterte mengder, uansett enhet, rapportør og vareflyt.
        </Formula>
        <Formula name="Trend for den rene summen" rule="tradeTrend">
          Gjennomsnittet av de siste <RuleFigure of="plainWindow" /> årene ÷ gjennomsnittet av de{' '}
          <RuleFigure of="plainWindow" /> før: over <RuleFigure of="plainGrowth" /> økende, under{' '}
          <RuleFigure of="plainDecline" /> avtakende, ellers stabil; færre enn{' '}
          <RuleFigure of="plainFewestYears" /> år med rader gir ikke noe svar.
        </Formula>
      </Part>
    </>
  )
}
