import { Formula, RuleName } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** The table: its columns, filters, order and export. */
export function Table() {
  return (
    <>
      <Part id="table" title="Tabellen over effekt pr. art">
        <WrittenTable
          caption="En rækkes kolonner"
          head={['Kolonne', 'Hvor den kommer fra', 'Regel']}
          rows={[
            [
              'Videnskabeligt og almindeligt navn',
              'Art; bestande med stjerne og parentes',
              <RuleName key="r" rule="effectivenessRows" />,
            ],
            ['CITES-liste', 'Rækkens nuværende opførelse', <RuleName key="r" rule="listingEntries" />],
            [
              'IUCN-status og år',
              'Seneste globale vurdering. En regional vises med sin region og tæller ikke med',
              <RuleName key="r" rule="latestAssessment" />,
            ],
            [
              'Bestandsudvikling',
              'Offentliggjort tekst, læst efter dens ord',
              <RuleName key="r" rule="populationTrend" />,
            ],
            [
              'Handelsudvikling',
              'Konklusionen for de sidste ti fuldstændige år med antallet af test, der viser stigning og fald',
              <RuleName key="r" rule="dashboardTrend" />,
            ],
            [
              'Handelsregistreringer',
              'Poster for arten som helhed',
              <RuleName key="r" rule="effectivenessRows" />,
            ],
            ['År under CITES', 'Artens tidligste opførelse', <RuleName key="r" rule="yearsUnderCites" />],
            [
              'Effektkategori',
              'Bestandsudvikling, dernæst opførelsens alder',
              <RuleName key="r" rule="effectivenessCategory" />,
            ],
          ]}
        />
        <p>
          Tre felter mere står i en rækkes data og måles ikke: <code>effectiveness_score</code> og{' '}
          <code>trade_reduction_pct</code> er altid tomme, og <code>data_quality_score</code> er 75 for hver
          række. De bevares, fordi tidligere eksportfiler har dem. Ingen af dem vises som et resultat.
        </p>
      </Part>

      <Part id="filters" title="Filtre">
        <p>
          Et filter er en gruppe af værdier. En række skal opfylde hver gruppe; inden for en gruppe er en
          hvilken som helst af de valgte værdier nok.
        </p>
        <WrittenTable
          caption="Dashboardets filtre"
          head={['Filter', 'Værdier', 'Bemærkninger']}
          rows={[
            [
              'Søg',
              'Fri tekst på mindst to tegn',
              'Videnskabelige og almindelige navne på alle sprog, synonymer og familier, uanset store og små bogstaver, accenter og apostroffer',
            ],
            ['CITES-liste', 'I, II, III', 'Rækker uden opførelse vises kun uden dette filter'],
            [
              'IUCN-status',
              'CR, EN, VU, NT, LC, DD',
              'Arter uden global vurdering vises kun uden dette filter',
            ],
            [
              'Handelsudvikling',
              'Stigende, Stabil, Faldende, Afhænger, Ukendt',
              <>
                Adresser, der stadig siger <code>Declining</code>, læses som <code>Decreasing</code>{' '}
                (Faldende)
              </>,
            ],
            [
              'Effektkategori',
              'Høj, Moderat, Begrænset, Bør forbedres, Endnu ikke afgjort, Ukendt',
              'Hver med sit antal',
            ],
          ]}
        />
        <Formula name="Rækker, der slipper igennem" rule="filteredEntries">
          Alle grupper skal være opfyldt; i hver af dem en hvilken som helst af de valgte værdier. En tom
          gruppe indsnævrer ikke.
        </Formula>
        <Formula name="Antallet ved en valgmulighed" rule="dashboardFacets">
          De rækker, som denne værdi alene ville lade stå, givet søgningen og de andre grupper. En gruppe
          indsnævrer ikke sine egne antal, så det aldrig overrasker at tilføje en værdi mere.
        </Formula>
        <Formula name="Udvikling i en gammel adresse" rule="parseDashboardTrend">
          <code>Declining</code> → <code>Decreasing</code>; de fem nuværende navne, som de er; alt andet ses
          der bort fra.
        </Formula>
      </Part>

      <Part id="sorting" title="Sortering, sider, eksport">
        <Formula name="Rækkefølge" rule="sortedEntries">
          År under CITES, flest først (standard); videnskabeligt navn; eller rødlistekategori, den alvorligste
          først. Det ukendte kommer sidst, og står rækker lige, afgør navnet.
        </Formula>
        <Formula name="Alvor" rule="severity">
          EX, EW, CR, EN, VU, NT, LC, DD, NE og sidst en art uden status.
        </Formula>
        <Formula name="Side" rule="dashboardPage">
          Halvtreds rækker. »Næste« fører kun videre, hvor en side er fuld og flere følger.
        </Formula>
        <Formula name="CSV" rule="dashboardExport">
          De indlæste rækker i disse kolonner:{' '}
          <span lang="en">
            Scientific Name, Common Name, CITES Appendix, IUCN Status, IUCN Year, IUCN Scope, Population
            Trend, Trade Records Count, Years Under CITES, Effectiveness Category, Source, Release, Date,
            Simulated, Note
          </span>
          . Ukendte celler er tomme.
        </Formula>
        <p>
          <span lang="en">Source</span> og <span lang="en">Release</span> angiver de datasæt, rækken er
          beregnet ud fra, <span lang="en">Date</span> er eksportdagen. Så længe handelsregistreringerne er
          simulerede, står der <span lang="en">yes</span> under <span lang="en">Simulated</span>, og{' '}
          <span lang="en">Note</span> siger det med ord. I tidligere filer havde effektkategorien overskriften{' '}
          <span lang="en">»Conservation Status«</span>; den er ikke rødlistestatus, som har sin egen kolonne.
        </p>
      </Part>
    </>
  )
}
