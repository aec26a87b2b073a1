import { Formula, RuleName } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** The table: its columns, filters, order and export. */
export function Table() {
  return (
    <>
      <Part id="table" title="Tabellen «Virkning per art»">
        <WrittenTable
          caption="Kolonnene i en rad"
          head={['Kolonne', 'Hvor den kommer fra', 'Regel']}
          rows={[
            [
              'Vitenskapelig navn og trivialnavn',
              'Arten; bestander med stjerne og parentes',
              <RuleName key="r" rule="effectivenessRows" />,
            ],
            ['CITES-liste', 'Radens gjeldende oppføring', <RuleName key="r" rule="listingEntries" />],
            [
              'IUCN-status og år',
              'Nyeste globale vurdering. En regional vises med regionen og teller ikke med',
              <RuleName key="r" rule="latestAssessment" />,
            ],
            [
              'Bestandstrend',
              'Publisert tekst, lest etter ordene i den',
              <RuleName key="r" rule="populationTrend" />,
            ],
            [
              'Handelstrend',
              'Konklusjonen for de siste ti fullstendige årene, med antall tester som viser økning og nedgang',
              <RuleName key="r" rule="dashboardTrend" />,
            ],
            [
              'Handelsregistreringer',
              'Registreringer for arten som helhet',
              <RuleName key="r" rule="effectivenessRows" />,
            ],
            ['År under CITES', 'Artens tidligste oppføring', <RuleName key="r" rule="yearsUnderCites" />],
            [
              'Virkningskategori',
              'Bestandstrend, deretter oppføringens alder',
              <RuleName key="r" rule="effectivenessCategory" />,
            ],
          ]}
        />
        <p>
          Tre felt til står i dataene for en rad og er ikke målt: <code>effectiveness_score</code> og{' '}
          <code>trade_reduction_pct</code> er alltid tomme, og <code>data_quality_score</code> er 75 for hver
          rad. De er beholdt fordi eldre eksportfiler har dem. Ingen av dem vises som et funn.
        </p>
      </Part>

      <Part id="filters" title="Filtre">
        <p>
          Et filter er en gruppe verdier. En rad må oppfylle hver gruppe; innenfor en gruppe er det nok med én
          av de valgte verdiene.
        </p>
        <WrittenTable
          caption="Filtrene i dashbordet"
          head={['Filter', 'Verdier', 'Merknader']}
          rows={[
            [
              'Søk',
              'Fri tekst på minst to tegn',
              'Vitenskapelige navn og trivialnavn på alle språk, synonymer og familier, uten hensyn til store og små bokstaver, aksenter og apostrofer',
            ],
            ['CITES-liste', 'I, II, III', 'Rader uten oppføring vises bare uten dette filteret'],
            [
              'IUCN-status',
              'CR, EN, VU, NT, LC, DD',
              'Arter uten global vurdering vises bare uten dette filteret',
            ],
            [
              'Handelstrend',
              'Økende, Stabil, Avtakende, Avhenger, Ukjent',
              <>
                Adresser som fortsatt sier <code>Declining</code>, leses som <code>Decreasing</code>{' '}
                (Avtakende)
              </>,
            ],
            [
              'Virkning',
              'Høy, Moderat, Begrenset, Må forbedres, Ikke avgjort ennå, Ukjent',
              'Hver med sitt antall',
            ],
          ]}
        />
        <Formula name="Rader som slipper gjennom" rule="filteredEntries">
          Alle grupper må være oppfylt; i hver av dem én av de valgte verdiene. En tom gruppe begrenser ikke.
        </Formula>
        <Formula name="Antall ved siden av et valg" rule="dashboardFacets">
          Radene som denne verdien alene ville latt stå, med søket og de andre gruppene slik de er. En gruppe
          begrenser ikke sine egne antall, slik at det aldri overrasker å legge til en verdi til.
        </Formula>
        <Formula name="Trend i en gammel adresse" rule="parseDashboardTrend">
          <code>Declining</code> → <code>Decreasing</code>; de fem nåværende navnene som de er; alt annet blir
          oversett.
        </Formula>
      </Part>

      <Part id="sorting" title="Sortering, sider, eksport">
        <Formula name="Rekkefølge" rule="sortedEntries">
          År under CITES, det lengste først (forvalgt); vitenskapelig navn; eller rødlistekategori, den
          alvorligste først. Det som ikke er kjent, kommer sist, og like rader står etter navn.
        </Formula>
        <Formula name="Alvorlighet" rule="severity">
          EX, EW, CR, EN, VU, NT, LC, DD, NE, og sist en art uten status.
        </Formula>
        <Formula name="Side" rule="dashboardPage">
          Femti rader. «Neste» fører videre bare der en side er full og det følger flere.
        </Formula>
        <Formula name="CSV" rule="dashboardExport">
          De innlastede radene i disse kolonnene:{' '}
          <span lang="en">
            Scientific Name, Common Name, CITES Appendix, IUCN Status, IUCN Year, IUCN Scope, Population
            Trend, Trade Records Count, Years Under CITES, Effectiveness Category, Source, Release, Date,
            Simulated, Note
          </span>
          . Ukjente celler er tomme.
        </Formula>
        <p>
          <span lang="en">Source</span> og <span lang="en">Release</span> oppgir datasettene raden er beregnet
          fra, <span lang="en">Date</span> er eksportdagen. Så lenge handelsregistreringene er simulerte, står
          det <span lang="en">yes</span> under <span lang="en">Simulated</span>, og{' '}
          <span lang="en">Note</span> sier det med ord. I eldre filer hadde virkningskategorien overskriften «
          <span lang="en">Conservation Status</span>»; den er ikke rødlistestatusen, som har sin egen kolonne.
        </p>
      </Part>
    </>
  )
}
