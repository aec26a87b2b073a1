import { RuleName } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { TradeRecordCount } from '#web/public/written/portal-figures.tsx'
import { CoveredUntil, ReleaseVersion, SeizureRecordCount } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** What the data cannot tell, and what was stated earlier. */
export function Limits() {
  return (
    <>
      <Part id="limits" title="Þekktar takmarkanir">
        <dl>
          <dt>Tvennar skýrslur, tvær tölur</dt>
          <dd>
            Útflutningslönd og innflutningslönd gefa oft upp ólíkt magn í sömu verslun. Hærri talan í hverri
            verslunarlínu, verg verslun í leiðbeiningum útgefandans, er sýnd nema önnur hliðin sé valin; í
            leiðbeiningunum er hún þó einnig kölluð ofmat (kafli 3.2). Færslur sýna hve mikið var gefið upp,
            ekki hve mikil verslunin var.
          </dd>
          <dt>Endurútflutningur er talinn hjá landinu sem sendi eintökin áfram</dt>
          <dd>
            Magn nær ekki til endurútflutnings nema hann sé valinn; færslur gera það. Í röð útflutningslanda
            geta því verið lönd sem varan fór aðeins um; í röð eftir upprunalandi vörunnar eru þau ekki. Auður
            uppruni merkir annaðhvort að útflutningslandið sé upprunalandið eða að enginn hafi sagt til um
            það.
          </dd>
          <dt>Kóðar sem eru ekki lönd</dt>
          <dd>
            XX stendur fyrir óþekkt, XV fyrir ýmis lönd, HS fyrir úthafið. Ekkert þeirra er í röð með löndum.
            Fyrrverandi ríki eins og Sovétríkin standa áfram eins og þau voru gefin upp. NA er Namibía, ekki
            eyða.
          </dd>
          <dt>Aðeins lögleg verslun</dt>
          <dd>
            CITES-færslurnar sýna það sem gefið var upp sem lögleg verslun, og eintök sem yfirvöld gerðu
            upptæk þar sem þau voru gefin upp. Tilurðarkóðinn I merkir löglega verslun með hluti sem lagt var
            hald á áður; hann er ekki mælikvarði á haldlagningar (
            <span lang="en">A guide to using the CITES Trade Database</span>, bls. 15). Verslun sem ekki var
            gefin upp vantar.
          </dd>
          <dt>Haldlagningarfærslur eru ekki atburðir</dt>
          <dd>
            Í birtu töflunni er lína flokkunareining og tegund nytja í einum heimildagagnagrunni, oftast án
            dagsetningar, staðar eða magns. Að telja línur er að telja gerðir afurða sem tilkynnt var um, ekki
            haldlagningar.
          </dd>
          <dt>Áhætta fylgir færslum</dt>
          <dd>
            Áhættan á flipanum um ólöglega verslun er mikil ef færslur eru fleiri en 50 eða tegundin er í
            viðauka I, miðlungs ef þær eru fleiri en 20, annars lítil (<RuleName rule="riskLevel" />
            ). Allir stórhvalir í viðauka I fá því „mikla“ áhættu, hvort sem færsla er til eða ekki. Ekkert
            stig er gefið meðan haldlagningarfærslurnar eru hermdar.
          </dd>
          <dt>Veiðisvæði skarast</dt>
          <dd>
            Svæði hafa verið teiknuð upp á nýtt í áranna rás. Þar sem land gefur upp heildartölu fyrir ár er
            hún notuð; aðeins þar sem það gerir það ekki eru svæði þess lögð saman.
          </dd>
          <dt>Það sem grunnskráin nær ekki til</dt>
          <dd>
            Skráningar hjá CITES miðast við <ReleaseVersion dataset="catalogue-cites-listings" />, í gildi frá{' '}
            <CoveredUntil dataset="catalogue-cites-listings" />, og skráningar hjá CMS við{' '}
            <ReleaseVersion dataset="catalogue-cms-listings" />, í gildi frá{' '}
            <CoveredUntil dataset="catalogue-cms-listings" />; síðari breytingar á skráningum eru ekki með.
            Möt válistans koma ekki úr einni útgáfu hans og nýrri möt kunna að hafa verið birt. Veiðigögn um
            náhval fylgja vefnum; gögn um aðrar tegundir koma með innlestri á skrám NAMMCO. Stofnþróun er
            aðeins skráð hjá hluta tegundanna; hjá hinum stendur „Óþekkt“.
          </dd>
        </dl>
      </Part>

      <Part id="edition-2025" title="Tölur 2025-útgáfunnar">
        <p>
          Í eldri textum um þennan vef er vitnað í tölurnar hér að neðan. Þær eru endurteknar eins og þær voru
          í 2025-útgáfunni og eru ekki fullyrðingar um þá sem nú er.
        </p>
        <WrittenTable
          caption="Uppgefið í 2025-útgáfunni, og í dag"
          head={['Hvað', 'Uppgefið í 2025-útgáfunni', 'Í dag, talið']}
          rows={[
            ['CITES-verslunarfærslur', '473.102 (mars 2025)', <TradeRecordCount key="trade" />],
            ['Haldlagningarfærslur', '881 á einum stað, 919 á öðrum', <SeizureRecordCount key="seizures" />],
            ['Heimildarskrár', '54', 'Ekki taldar; útgáfa þekkist á gátsummu sinni'],
            ['Útgáfa gagnaskema', '2.0', 'Engin er gefin upp'],
          ]}
        />
      </Part>
    </>
  )
}
