import { Link } from '@tanstack/react-router'
import { Part } from '#web/public/written/part.tsx'
import { EntryCount, SpeciesCount, TradeRecordCount } from '#web/public/written/portal-figures.tsx'
import { ReleaseName } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** What the figures cannot tell, and what they rest on. */
export function Caveats() {
  return (
    <>
      <Part id="caveats" title="Fyrirvarar">
        <ul>
          <li>
            <strong>Niðurstaðan á við það sem gefið var upp.</strong> Hún prófar færslur og magn í beinni
            verslun, samkvæmt skýrslum beggja landa. Verslun sem ekki var gefin upp vantar, og breytt
            skýrslugjöf getur litið út eins og breytt verslun.
          </li>
          <li>
            <strong>Nýjustu árunum er sleppt.</strong> Niðurstaðan endar á síðasta ári með heilum gögnum, því
            að mörg lönd hafa ekki enn skilað skýrslum um seinni ár.
          </li>
          <li>
            <strong>„Stöðug“ merkir að þróunin sé ekki skýr.</strong> Það merkir ekki að verslun hafi staðið í
            stað.
          </li>
          <li>
            <strong>Samdráttur er hvorki góður né slæmur.</strong> Minni verslun getur merkt vernd, skort eða
            breytta tísku.
          </li>
          <li>
            <strong>Stofnþróun er gömul.</strong> Hún er jafnný og matið sem hún kemur úr; ár þess stendur í
            töflunni.
          </li>
          <li>
            <strong>Stofnar deila tölum.</strong> Verslun með tegund sem er skráð í hlutum er ekki hægt að
            greina sundur og hún telst með í hverjum lið hennar.
          </li>
          <li>
            <strong>Ár undir CITES eru almanaksár.</strong> Skráning í desember er eins árs gömul í janúar.
          </li>
        </ul>
        <p>
          Merkin við verslunartölur, og hvað má gera við hvert þeirra, eru útskýrð undir{' '}
          <Link to="/methodology" hash="trade-signs">
            Merki við tölur
          </Link>
          .
        </p>
      </Part>

      <Part id="versions" title="Heimildir og útgáfur">
        <p>
          Mælaborðið notar gagnasafnið{' '}
          <ReleaseName dataset="cites_trade" version={(version) => `, útgáfu ${version}`} />, og hluta
          grunnskrárinnar <ReleaseName dataset="catalogue-iucn-assessments" /> og{' '}
          <ReleaseName dataset="catalogue-cites-listings" />. Allar útgáfur standa undir{' '}
          <Link to="/methodology/data-science" hash="releases">
            Heimildir og útgáfur
          </Link>
          ; sömu línur fást um opna viðmótið á <code>/api/effectiveness</code> og{' '}
          <code>/api/dashboard-metrics</code>.
        </p>
        <p>
          Í eldri textum um mælaborðið segir það sem hér fer á eftir. Tölurnar eru endurteknar eins og þær
          voru í 2025-útgáfunni; þær lýsa ekki þeirri sem nú er.
        </p>
        <WrittenTable
          caption="Uppgefið í 2025-útgáfunni, og í dag"
          head={['Hvað', 'Uppgefið í 2025-útgáfunni', 'Í dag']}
          rows={[
            [
              'Tegundir á mælaborðinu',
              'um 70',
              <>
                <SpeciesCount key="species" />, í <EntryCount /> liðum
              </>,
            ],
            ['CITES-verslunarfærslur', '473.102, einnig sem „470K+“', <TradeRecordCount key="trade" />],
            ['Línur á síðu', '50', '50'],
            [
              'Gögn talin ný í',
              '5 mínútur',
              'Breyting sést í næsta svari; vafrar og net þar á milli geta verið fimm mínútum á eftir',
            ],
            ['Tími fyrirspurnar', 'undir 2 sekúndum', 'Engin tala er gefin upp'],
            ['Talning verslunarfærslna', '99% hraðari en áður', 'Engin tala er gefin upp'],
            ['Útgáfa reiknireglu', '1.1', 'Engin er gefin upp; reglurnar eru nefndar hér að ofan'],
          ]}
        />
      </Part>
    </>
  )
}
