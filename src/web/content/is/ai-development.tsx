import { Link } from '@tanstack/react-router'
import { FactCards } from '#web/public/written/fact-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { Quotation } from '#web/public/written/quotation.tsx'
import { Stages } from '#web/public/written/stages.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function AiDevelopment() {
  return (
    <>
      <p>
        Gervigreind á þátt í gerð þessa vefs og í söfnun þess sem hann geymir. Hún á engan þátt í því sem þú
        notar hér. Þessi síða segir hvar mörkin liggja og hvernig lestur vélar á fræðiritum verður að
        staðreynd sem manneskja ábyrgist.
      </p>

      <Part id="statement" title="Yfirlýsing um notkun gervigreindar">
        <Quotation size="large">
          Gervigreind er aðeins notuð við þróun vefsins og gagnasöfnun. Engin gervigreind er í þeim hlutum
          hans sem notendur sjá.
        </Quotation>
        <p>Af þessu leiðir ýmislegt sem allir notendur vefsins geta sannreynt:</p>
        <ul>
          <li>
            Leit, síur, myndrit, þróun og mat fylgja skráðum reglum. Sama spurning til sömu gagna gefur sama
            svar, í dag og á næsta ári. Reglurnar eru nefndar undir{' '}
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
            Möt, skráningar og textar um tegundir standa í grunnskrá þar sem hver lína nefnir heimild sína.
            Við línur sem enginn hefur enn borið saman við þá heimild er það tekið fram á síðunni.
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
              'Sérfræðingur les ritverkin sjálf',
            ],
            [
              'Að koma svari á fast form',
              'Mállíkan breytir texta í formgerð gögn (á tilraunastigi)',
              'Sérfræðingur ber hverja staðhæfingu saman við heimild hennar',
            ],
            [
              'Söfnun mata, skráninga og texta um tegundir',
              'Hjálpar til',
              'Sérfræðingur ber hverja línu saman við heimild hennar; þangað til er hún merkt sem óstaðfest',
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
      </Part>

      <Part id="pipeline" title="Rannsóknarferlið á tilraunastigi">
        <p>
          Margt af því sem vitað er um tegund á norðurslóðum stendur í greinum sem enginn gagnagrunnur geymir:
          hve stór stofn er, hve langt hún ferðast, hvað ógnar henni. Ferlið er tilraun til að finna slíkar
          staðhæfingar hraðar en í höndunum, án þess að trúa þeim fyrr.
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
                  Manneskja sem þekkir tegundina opnar hvert ritverk, finnur staðhæfinguna í því og samþykkir
                  hana, leiðréttir eða strikar út. Aðeins það sem stenst er skráð, með heimild sinni og með
                  nafni yfirlesara í upplýsingum um tegundina.
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

      <Part id="safeguards" title="Það sem stendur á milli draga og staðreyndar">
        <FactCards
          cards={[
            {
              title: 'Hver lína nefnir heimild sína',
              text: 'Grunnskráin tekur ekki við neinni staðreynd án heimildar. Þar sem enginn hefur borið þetta tvennt saman segir síðan „ekki enn borið saman við heimildina“.',
            },
            {
              title: 'Upplýsingar um hverja tegund hafa yfirferðarstöðu',
              text: 'Staðan er „Drög“ í fyrstu, getur orðið „Í yfirferð“ og verður „Yfirfarið“ aðeins þegar nafngreindur yfirlesari hefur staðfest það, með dagsetningu.',
            },
            {
              title: 'Hið óþekkta er áfram óþekkt',
              text: 'Í auðum reit stendur „Mat liggur ekki fyrir“, „Ekki skráð“ eða „Engin gögn tiltæk“. Ekkert er fyllt út til þess eins að síða líti út fyrir að vera heil.',
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
          yfirferðin leitar að hverju þeirra:
        </p>
        <dl>
          <dt>Ritverk sem eru ekki til</dt>
          <dd>
            Tilvísun getur litið rétt út að öllu leyti og þó hvergi leitt. Ritverk er ekki tekið gilt nema það
            hafi verið opnað.
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
        <p>Frumheimildirnar eru öllum opnar:</p>
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
