import { Formula } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** Two reports of the same trade: how they are counted, and how they compare. */
export function TradeLedgers() {
  return (
    <>
      <Part id="trade-ledgers" title="To regnskaber, tre grundlag">
        <p>
          Den samme forsendelse kan være indberettet to gange, én gang af hvert land. Eksportlandenes og
          importlandenes mængder lægges aldrig sammen. Hver mængde har ét af tre grundlag, som er angivet ved
          siden af.
        </p>
        <WrittenTable
          caption="Grundlag for mængder"
          head={['Grundlag', 'I adresser', 'Hvad der tælles']}
          rows={[
            [
              'Eksportlandenes indberetninger',
              <code key="code">exporters</code>,
              'Rækker indberettet af lande, der eksporterer eller reeksporterer',
            ],
            [
              'Importlandenes indberetninger',
              <code key="code">importers</code>,
              'Rækker indberettet af lande, der importerer',
            ],
            [
              'Det største tal (bruttohandel)',
              <code key="code">larger</code>,
              'I hver handelslinje det største af de to tal; derefter lægges linjerne sammen',
            ],
          ]}
        />
        <Formula name="En handelslinje" rule="lineAmounts">
          Rækker med samme år, takson, importland, eksportland, oprindelse, varetype og måleenhed. En
          oprindelse, der er lig med eksportlandet, regnes som tom. Mængderne omregnes først. Formål og
          herkomst sammenlignes ikke; filtre på dem virker, før linjerne dannes.
        </Formula>
        <Formula name="Det største tal" rule="onBasis">
          For hver linje: summen af eksportlandenes rækker eller af importlandenes rækker, den der er størst.
        </Formula>
        <p>
          Antallet af registreringer tæller rækker, enten alle eller den ene parts. Det viser, hvor meget der
          blev indberettet, ikke hvor meget der blev handlet.
        </p>
        <Formula name="Et lands nettohandel" rule="netTrade">
          Nettoeksport = bruttoeksport − bruttoimport af én vare; nettoimport omvendt. Et negativt resultat
          vises ikke.
        </Formula>
        <p>Kilde: vejledningen, afsnit 3.2 (bruttohandel) og 3.3 (nettohandel).</p>
      </Part>

      <Part id="trade-compared" title="Sammenligning af de to regnskaber">
        <p>
          Hvor én vare vises, kan de to regnskaber sammenlignes, samlet og for hvert landepar. Sammenligningen
          bruger de samme handelslinjer som det største tal.
        </p>
        <Formula name="Bekræftet af begge" rule="ledgersOf">
          For hver linje: den mindste af de to summer. Kun eksportlande = eksportlande − bekræftet; kun
          importlande = importlande − bekræftet. Bekræftet + kun eksportlande + kun importlande = det største
          tal.
        </Formula>
        <Formula name="Overensstemmelse" rule="ledgersOf">
          Bekræftet ÷ det største tal, fra 0 (intet fælles) til 1 (helt ens).
        </Formula>
        <Formula name="Skævhed" rule="ledgersOf">
          (Eksportlande − importlande) ÷ (eksportlande + importlande), fra −1 (kun importlande) til 1 (kun
          eksportlande).
        </Formula>
        <p>At mængderne stemmer, viser ikke, hvilke rækker der hører sammen. Par tælles i fire trin.</p>
        <WrittenTable
          caption="De trin, hvor rækker fra begge parter danner par"
          head={['Trin', 'Hvad der skal være ens']}
          rows={[
            [
              'L0',
              'År, takson, importland, eksportland, oprindelse som indberettet, varetype, enhed som indberettet, formål og herkomst',
            ],
            ['L1', 'Af resten: det samme uden formål og herkomst'],
            ['L2', 'Af resten: det samme, også uden oprindelse'],
            [
              'L3',
              'Af resten: alt som i L0, med samme mængde, men med et års forskel. De tidligste først, og hver kun én gang',
            ],
          ]}
        />
        <Formula name="Par" rule="ledgerPairs">
          L0 til L3 som i tabellen, inden for de valgte rækker, og det, der er tilbage hos hver part.
        </Formula>
        <p>
          En forskel mellem de to regnskaber er ikke tegn på ulovlig handel. Vejledningen nævner harmløse
          årsager (s. 14): tilladelser, der blev udstedt og ikke brugt; indberetninger, der bygger på
          tilladelser i det ene land og på faktisk handel i det andet; forsendelser omkring årsskiftet;
          forskellige varetyper, enheder eller koder; manglende indberetninger.
        </p>
      </Part>
    </>
  )
}
