import { Link } from '@tanstack/react-router'
import { FactCards } from '#web/public/written/fact-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { ReviewedCount, SpeciesCount } from '#web/public/written/portal-figures.tsx'
import { Quotation } from '#web/public/written/quotation.tsx'
import { Stages } from '#web/public/written/stages.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function AiDevelopment() {
  return (
    <>
      <p>
        Gervigreind á þátt í gerð þessa vefs og í söfnun þess sem hann geymir. Hún á engan þátt í því sem þú
        notar hér. Þessi síða segir til hvers gervigreind er notuð og hvernig rannsóknarferlið á tilraunastigi
        er hannað.
      </p>

      <Part id="statement" title="Yfirlýsing um notkun gervigreindar">
        <Quotation size="large">
          Gervigreind er aðeins notuð við þróun vefsins og gagnasöfnun. Engin gervigreind er í þeim hlutum
          hans sem notendur sjá.
        </Quotation>
        <p>Af þessu leiðir:</p>
        <ul>
          <li>
            Leit, síur, myndrit, þróun og mat fylgja skráðum reglum. Reglurnar eru nefndar undir{' '}
            <Link to="/methodology/dashboard-calculations">Útreikningar mælaborðs</Link>.
          </li>
          <li>
            Enginn texti á þessum síðum er saminn á meðan hann er lesinn og enginn er skrifaður handa einum
            lesanda.
          </li>
          <li>Ekkert sem þú slærð inn í leitarreit er sent til gervigreindarþjónustu.</li>
          <li>
            Verslunarfærslur, veiði og haldlagningarfærslur eru lesnar úr skrám útgefenda af forritum sem
            fylgja föstum reglum og hafna því sem þau geta ekki lesið. Ekkert mállíkan túlkar þær.
          </li>
          <li>
            Möt, skráningar og textar um tegundir eru í grunnskrá sem ritstjórar Arctic Tracker tóku saman.
            Línur hennar nefna heimild sína; línur sem hafa ekki verið bornar saman við hana eru merktar á
            síðunni.
          </li>
        </ul>
      </Part>

      <Part id="uses" title="Til hvers gervigreind er notuð og til hvers ekki">
        <WrittenTable
          caption="Hvar gervigreind á þátt"
          head={['Verkefni', 'Þáttur gervigreindar', 'Hver ákveður']}
          rows={[
            ['Þróun vefsins', 'Hjálpar til', 'Fólkið sem heldur vefnum við'],
            [
              'Að finna fræðirit um tegund',
              'Heimildaleitarkerfi leggur til ritverk (á tilraunastigi)',
              'Samkvæmt hönnuninni: yfirferð sérfræðings',
            ],
            [
              'Að koma svari á fast form',
              'Mállíkan breytir texta í formgerð gögn (á tilraunastigi)',
              'Samkvæmt hönnuninni: yfirferð sérfræðings',
            ],
            [
              'Söfnun mata, skráninga og texta um tegundir',
              'Hjálpar til',
              'Ritstjórar Arctic Tracker; línur sem hafa ekki verið bornar saman við heimild sína eru merktar',
            ],
            [
              'Verslunarfærslur, veiði, haldlagningar',
              'Enginn',
              'Útgefendurnir; innlestrarforrit lesa skrár þeirra',
            ],
            ['Þróun, flokkar, mat', 'Enginn', 'Skráðar reglur, hver með sinni prófun'],
            ['Leit, myndrit, mælaborð, útflutningur gagna', 'Enginn', 'Skráðar reglur'],
          ]}
        />
        <p>
          Yfirferð sérfræðings er hluti af hönnun ferlisins. Enn sem komið er hafa sérfræðingar farið yfir
          upplýsingar um <ReviewedCount /> af <SpeciesCount /> tegundum.
        </p>
      </Part>

      <Part id="pipeline" title="Rannsóknarferlið á tilraunastigi">
        <p>
          Margt af því sem vitað er um tegund á norðurslóðum er að finna í greinum fremur en í gagnagrunnum:
          hve stór stofn er, hve langt hún ferðast, hvað ógnar henni. Ferlið er tilraun til að finna slíkar
          staðhæfingar hraðar en í höndunum.
        </p>
        <Stages
          stages={[
            {
              name: 'Heimildaleitarkerfi',
              text: (
                <p>
                  Stöðluð spurning um eina tegund er lögð fyrir kerfi sem leitar í fræðiritum og svarar með
                  tilvísunum. Spurningin biður fyrst um heimildir og síðan um staðhæfingar.
                </p>
              ),
            },
            {
              name: 'Gervigreindarlíkan',
              text: (
                <p>
                  Svarinu er breytt í formgerð gögn: ein staðhæfing í hvern reit, hver tengd ritverkinu sem
                  hún kemur úr. Líkaninu er sagt að skilja reit eftir auðan fremur en að fylla hann og það er
                  keyrt við lágt hitastig, 0,2, svo að svörin séu lítt breytileg.
                </p>
              ),
            },
            {
              name: 'Yfirferð sérfræðings',
              text: (
                <p>
                  Samkvæmt hönnuninni opnar manneskja sem þekkir tegundina hvert ritverk, finnur staðhæfinguna
                  í því og samþykkir hana, leiðréttir eða strikar út. Aðeins það sem stenst á að skrá, með
                  heimild sinni og með nafni yfirlesara í upplýsingum um tegundina.
                </p>
              ),
            },
          ]}
        />
        <p>
          Fyrirmælin í heild, form gagnanna og gátlisti yfirferðarinnar eru birt undir{' '}
          <Link to="/methodology/scite-research">Rannsóknarferli</Link>, svo að endurtaka megi tilraunina og
          gagnrýna hana.
        </p>
      </Part>

      <Part id="safeguards" title="Hvernig drög og óstaðfestar staðreyndir eru merkt">
        <FactCards
          cards={[
            {
              title: 'Línur nefna heimild sína',
              text: 'Lína í grunnskránni nefnir heimildina sem ritstjórarnir sóttu hana í. Þar sem þetta tvennt hefur ekki verið borið saman segir síðan „ekki enn borið saman við heimildina“.',
            },
            {
              title: 'Upplýsingar um hverja tegund hafa yfirferðarstöðu',
              text: 'Staðan er „Drög“ í fyrstu, getur orðið „Í yfirferð“ og verður „Yfirfarið“ aðeins þegar nafngreindur yfirlesari hefur staðfest það, með dagsetningu.',
            },
            {
              title: 'Hið óþekkta er áfram óþekkt',
              text: 'Í auðum reit stendur „Mat liggur ekki fyrir“, „Ekki skráð“ eða „Engin gögn tiltæk“. Það merkir að ekkert er skráð um það hér.',
            },
            {
              title: 'Breytingar skilja eftir sig spor',
              text: 'Hver breytti línu, hvenær, og hvað stóð þar áður er geymt með línunni sem kom í staðinn.',
            },
          ]}
        />
      </Part>

      <Part id="risks" title="Það sem ber að varast">
        <p>
          Mállíkön skrifa liprum penna um það sem þau vita ekki. Fernt getur helst farið úrskeiðis hér og
          yfirferðin er hönnuð til að leita að því:
        </p>
        <dl>
          <dt>Ritverk sem eru ekki til</dt>
          <dd>
            Tilvísun getur litið rétt út að öllu leyti og þó hvergi leitt. Samkvæmt hönnuninni er ritverk ekki
            tekið gilt nema það hafi verið opnað.
          </dd>
          <dt>Staðhæfingar sem ekki eru í ritverkinu</dt>
          <dd>
            Tala getur verið tekin úr útdrætti annarrar rannsóknar, eða úr setningu sem nefnir hana til þess
            að hafna henni. Það er textinn sjálfur sem borinn er saman.
          </dd>
          <dt>Rangt dýr</dt>
          <dd>
            Auðvelt er að rugla saman tegundum sem hétu öðru nafni áður, undirtegundum og stofnum. Náhvalurinn
            í einum firði er ekki náhvalurinn í heiminum.
          </dd>
          <dt>Það sem ekki hefur verið skrifað, eða ekki á ensku</dt>
          <dd>
            Þekking frumbyggja, skýrslur stofnana og rit á öðrum málum finnast sjaldnar. Það að þau vanti í
            svar segir ekkert um heiminn.
          </dd>
        </dl>
      </Part>

      <Part id="alpha" title="Alfa v1.0: hvað það merkir fyrir þig">
        <Notice tone="alpha" title="Alfaútgáfa 1.0.">
          Gögn og verkfæri sem byggja á gervigreind geta verið ónákvæm. Berðu mikilvægar upplýsingar saman við
          frumheimildir. Vefurinn er í þróun; ekki er hægt að ábyrgjast nákvæmni fyrr en í útgáfu 1.0.
        </Notice>
        <p>Frumheimildirnar:</p>
        <ul>
          <li>
            <a href="https://www.iucnredlist.org">Válisti IUCN yfir tegundir í hættu</a> um möt
          </li>
          <li>
            <a href="https://speciesplus.net">Species+</a> og{' '}
            <a href="https://cites.org/eng/app/appendices.php">viðaukar CITES</a> um skráningar
          </li>
          <li>
            <a href="https://trade.cites.org">CITES-verslunargagnagrunnurinn</a> um verslunarfærslur
          </li>
          <li>
            <a href="https://www.cms.int">Samningurinn um verndun fartegunda villtra dýra (CMS)</a> um viðauka
            hans
          </li>
          <li>
            <a href="https://nammco.no">NAMMCO</a> um veiði og kvóta sjávarspendýra
          </li>
        </ul>
        <p>
          Hvaða útgáfa hverrar þeirra er í notkun hér, og síðan hvenær, stendur undir{' '}
          <Link to="/methodology/data-science" hash="releases">
            Heimildir og útgáfur
          </Link>
          .
        </p>
      </Part>
    </>
  )
}
