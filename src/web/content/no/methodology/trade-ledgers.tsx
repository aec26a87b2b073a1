import { Formula } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** Two reports of the same trade: how they are counted, and how they compare. */
export function TradeLedgers() {
  return (
    <>
      <Part id="trade-ledgers" title="To regnskaper, tre grunnlag">
        <p>
          Den samme forsendelsen kan være rapportert to ganger, én gang av hvert land. Eksportørenes og
          importørenes mengder legges aldri sammen. Hver mengde har ett av tre grunnlag, som er oppgitt ved
          siden av.
        </p>
        <WrittenTable
          caption="Grunnlag for mengder"
          head={['Grunnlag', 'I adresser', 'Hva som telles']}
          rows={[
            [
              'Eksportørenes rapporter',
              <code key="code">exporters</code>,
              'Rader rapportert av land som eksporterer eller reeksporterer',
            ],
            [
              'Importørenes rapporter',
              <code key="code">importers</code>,
              'Rader rapportert av land som importerer',
            ],
            [
              'Det største tallet (bruttohandel)',
              <code key="code">larger</code>,
              'I hver handelslinje det største av de to tallene; deretter legges linjene sammen',
            ],
          ]}
        />
        <Formula name="En handelslinje" rule="lineAmounts">
          Rader med samme år, takson, importør, eksportør, opprinnelse, varetype og måleenhet. En opprinnelse
          som er lik eksportøren, regnes som tom. Mengdene regnes om først. Formål og kilde sammenlignes ikke;
          filtre på dem virker før linjene dannes.
        </Formula>
        <Formula name="Det største tallet" rule="onBasis">
          For hver linje: summen av eksportørenes rader eller av importørenes rader, den som er størst.
        </Formula>
        <p>
          Antall registreringer teller rader, enten alle eller den ene partens. Det viser hvor mye som ble
          rapportert, ikke hvor mye som ble handlet.
        </p>
        <Formula name="Et lands nettohandel" rule="netTrade">
          Nettoeksport = bruttoeksport − bruttoimport av én vare; nettoimport omvendt. Et negativt resultat
          vises ikke.
        </Formula>
        <p>Kilde: veiledningen, punkt 3.2 (bruttohandel) og 3.3 (nettohandel).</p>
      </Part>

      <Part id="trade-compared" title="Sammenligning av de to regnskapene">
        <p>
          Der én vare vises, kan de to regnskapene sammenlignes, samlet og for hvert landpar. Sammenligningen
          bruker de samme handelslinjene som det største tallet.
        </p>
        <Formula name="Bekreftet av begge" rule="ledgersOf">
          For hver linje: den minste av de to summene. Bare eksportører = eksportører − bekreftet; bare
          importører = importører − bekreftet. Bekreftet + bare eksportører + bare importører = det største
          tallet.
        </Formula>
        <Formula name="Samsvar" rule="ledgersOf">
          Bekreftet ÷ det største tallet, fra 0 (ingenting felles) til 1 (helt likt).
        </Formula>
        <Formula name="Skjevhet" rule="ledgersOf">
          (Eksportører − importører) ÷ (eksportører + importører), fra −1 (bare importører) til 1 (bare
          eksportører).
        </Formula>
        <p>At mengdene stemmer, viser ikke hvilke rader som hører sammen. Par telles i fire trinn.</p>
        <WrittenTable
          caption="Trinnene der rader fra begge parter danner par"
          head={['Trinn', 'Hva som må være likt']}
          rows={[
            [
              'L0',
              'År, takson, importør, eksportør, opprinnelse som rapportert, varetype, enhet som rapportert, formål og kilde',
            ],
            ['L1', 'Av resten: det samme uten formål og kilde'],
            ['L2', 'Av resten: det samme, også uten opprinnelse'],
            [
              'L3',
              'Av resten: alt som i L0, med lik mengde, men med ett års forskjell. De tidligste først, og hver bare én gang',
            ],
          ]}
        />
        <Formula name="Par" rule="ledgerPairs">
          L0 til L3 som i tabellen, innenfor de valgte radene, og det som er igjen hos hver part.
        </Formula>
        <p>
          Et avvik mellom de to regnskapene er ikke et tegn på ulovlig handel. Veiledningen nevner harmløse
          årsaker (s. 14): tillatelser som ble utstedt og ikke brukt; rapporter som bygger på tillatelser i
          det ene landet og på faktisk handel i det andre; forsendelser ved årsskiftet; ulike varetyper,
          enheter eller koder; manglende rapporter.
        </p>
      </Part>
    </>
  )
}
