import { Formula, RuleName } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** The table: its columns, filters, order and export. */
export function Table() {
  return (
    <>
      <Part id="table" title="Taflan um árangur eftir tegundum">
        <WrittenTable
          caption="Dálkar í línu"
          head={['Dálkur', 'Hvaðan hann kemur', 'Regla']}
          rows={[
            [
              'Fræðiheiti og almennt heiti',
              'Tegund; stofnar með stjörnu og sviga',
              <RuleName key="r" rule="effectivenessRows" />,
            ],
            ['CITES-viðauki', 'Gildandi skráning liðarins', <RuleName key="r" rule="listingEntries" />],
            [
              'Staða hjá IUCN og ár',
              'Nýjasta hnattræna mat. Svæðisbundið mat er sýnt með svæðinu og telst ekki með',
              <RuleName key="r" rule="latestAssessment" />,
            ],
            [
              'Stofnþróun',
              'Birtur texti, lesinn eftir orðum hans',
              <RuleName key="r" rule="populationTrend" />,
            ],
            [
              'Þróun verslunar',
              'Niðurstaðan fyrir síðustu tíu ár með heilum gögnum, ásamt fjölda prófa sem sýna vöxt og samdrátt',
              <RuleName key="r" rule="dashboardTrend" />,
            ],
            [
              'Verslunarfærslur',
              'Færslur tegundarinnar í heild',
              <RuleName key="r" rule="effectivenessRows" />,
            ],
            ['Ár undir CITES', 'Elsta skráning tegundarinnar', <RuleName key="r" rule="yearsUnderCites" />],
            [
              'Árangursflokkur',
              'Stofnþróun, síðan aldur skráningarinnar',
              <RuleName key="r" rule="effectivenessCategory" />,
            ],
          ]}
        />
        <p>
          Þrír reitir til viðbótar standa í gögnum hverrar línu og eru ekki mældir:{' '}
          <code>effectiveness_score</code> og <code>trade_reduction_pct</code> eru alltaf auðir og{' '}
          <code>data_quality_score</code> er 75 í hverri línu. Þeim er haldið vegna þess að þeir eru í eldri
          útfluttum skrám. Enginn þeirra er sýndur sem niðurstaða.
        </p>
      </Part>

      <Part id="filters" title="Síur">
        <p>
          Sía er hópur gilda. Liður þarf að standast alla hópa; innan hóps nægir hvert þeirra gilda sem valin
          eru.
        </p>
        <WrittenTable
          caption="Síur mælaborðsins"
          head={['Sía', 'Gildi', 'Athugasemdir']}
          rows={[
            [
              'Leit',
              'Frjáls texti, minnst tvö stafatákn',
              'Fræðiheiti og almenn heiti á öllum málum, samheiti og ættir, óháð hástöfum, broddum og úrfellingarmerkjum',
            ],
            ['CITES-viðauki', 'I, II, III', 'Liðir án skráningar birtast aðeins án þessarar síu'],
            [
              'Staða hjá IUCN',
              'CR, EN, VU, NT, LC, DD',
              'Tegundir án hnattræns mats birtast aðeins án þessarar síu',
            ],
            [
              'Þróun verslunar',
              'Vaxandi, Stöðug, Minnkandi, Breytilegt, Óþekkt',
              <>
                Slóðir sem enn segja <span lang="en">Declining</span> eru lesnar sem Minnkandi
              </>,
            ],
            [
              'Árangursflokkur',
              'Mikill, Í meðallagi, Takmarkaður, Úrbóta þörf, Óákvarðaður, Óþekktur',
              'Hver með sínum fjölda',
            ],
          ]}
        />
        <Formula name="Liðir sem standast" rule="filteredEntries">
          Standast þarf alla hópa; í hverjum þeirra eitthvert þeirra gilda sem valin eru. Tómur hópur þrengir
          ekki.
        </Formula>
        <Formula name="Fjöldi við valkost" rule="dashboardFacets">
          Liðir sem þetta gildi eitt myndi skilja eftir, að gefinni leitinni og hinum hópunum. Hópur þrengir
          ekki sínar eigin tölur, svo að það komi aldrei á óvart að bæta öðru gildi við.
        </Formula>
        <Formula name="Þróun í gamalli slóð" rule="parseDashboardTrend">
          „<span lang="en">Declining</span>“ → Minnkandi; núgildandi heitin fimm eins og þau eru; allt annað
          er hunsað.
        </Formula>
      </Part>

      <Part id="sorting" title="Röðun, síður, útflutningur">
        <Formula name="Röð" rule="sortedEntries">
          Ár undir CITES, lengst fyrst (sjálfgefið); fræðiheiti; eða válistaflokkur, sá alvarlegasti fyrst.
          Það sem ekki er vitað kemur síðast og jafnir liðir standa í röð eftir heiti.
        </Formula>
        <Formula name="Alvarleiki" rule="severity">
          EX, EW, CR, EN, VU, NT, LC, DD, NE, og síðast tegund án stöðu.
        </Formula>
        <Formula name="Síða" rule="dashboardPage">
          Fimmtíu línur. „Næsta“ leiðir aðeins áfram þar sem síða er full og fleiri fylgja.
        </Formula>
        <Formula name="CSV" rule="dashboardExport">
          Línurnar sem sóttar hafa verið, í þessum dálkum:{' '}
          <span lang="en">
            Scientific Name, Common Name, CITES Appendix, IUCN Status, IUCN Year, IUCN Scope, Population
            Trend, Trade Records Count, Years Under CITES, Effectiveness Category, Source, Release, Date,
            Simulated, Note
          </span>
          . Óþekktir reitir eru auðir.
        </Formula>
        <p>
          <span lang="en">Source</span> og <span lang="en">Release</span> nefna gagnasöfnin sem línan er
          reiknuð úr, <span lang="en">Date</span> er dagur útflutningsins. Meðan verslunarfærslurnar eru
          hermdar stendur <span lang="en">yes</span> í <span lang="en">Simulated</span> og{' '}
          <span lang="en">Note</span> segir það með orðum. Í eldri skrám hafði árangursflokkurinn fyrirsögnina
          „<span lang="en">Conservation Status</span>“; hann er ekki válistastaðan, sem hefur sinn eigin dálk.
        </p>
      </Part>
    </>
  )
}
