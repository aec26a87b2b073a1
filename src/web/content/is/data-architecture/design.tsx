import { FactCards } from '#web/public/written/fact-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { Stages } from '#web/public/written/stages.tsx'

/** How the database is built and how a record gets into it. */
export function Design() {
  return (
    <>
      <Part id="design" title="Hönnun gagnagrunnsins">
        <p>
          Gagnagrunnurinn er venslaður og keyrir á PostgreSQL, eða á innbyggðri vél sem talar sama mál. Sex
          ákvarðanir móta hann.
        </p>
        <FactCards
          cards={[
            {
              title: 'Lína er það sem útgefandinn birti',
              text: 'Lína í skýrslu, mat, skráning, veiði. Dálkar halda heitum og kóðum útgefendanna, frá töflunni til opna viðmótsins.',
            },
            {
              title: 'Sagan er geymd, nútíðin er leidd af henni',
              text: 'Hvert skráð mat og hver skráning í grunninum á sína línu. Hver þeirra á við um tegundina í dag ræðst af reglu; eldri línur eru geymdar.',
            },
            {
              title: 'Tveir skýrslugjafar, tvær línur',
              text: 'Bæði útflutnings- og innflutningsland skila skýrslum til CITES. Hver lína er geymd ásamt því hver gaf hana upp. Engin er sameinuð samsvarandi línu hins og magn beggja er aldrei lagt saman.',
            },
            {
              title: 'Autt er ekki núll',
              text: 'Magn sem ekki var gefið upp er autt, og eins er um flokk, dagsetningu eða kvóta. Núll stendur aðeins þar sem eitthvað var talið.',
            },
            {
              title: 'Nákvæmar tölur',
              text: 'Magn er nákvæmt tugabrot í einingu línunnar. Það er lagt saman án námundunar, innan eins vöruheitis og einnar mælieiningar; skjáir námunda þegar tölurnar eru sýndar.',
            },
            {
              title: 'Heimildir línu fyrir línu',
              text: 'Línur grunnskrárinnar nefna heimild og segja hvort þær hafa verið bornar saman við hana. Innlesnar línur tilheyra útgáfu; númer hennar, skilmálar og gátsumma eru skráð eftir því sem vitað er.',
            },
          ]}
        />
      </Part>

      <Part id="way" title="Leið færslu inn í grunninn">
        <p>
          Verslunarfærslur, veiði og haldlagningarfærslur berast sem skrár frá útgefendum sínum. Innlestur er
          ein heild: annaðhvort kemur öll útgáfan í stað þeirrar fyrri, eða ekkert hefur breyst.
        </p>
        <Stages
          stages={[
            {
              name: 'Lesa',
              text: (
                <p>
                  Skráarsniðið þekkist á heitum dálkanna, í hvaða röð sem þeir standa. Bæði birt snið
                  CITES-verslunargagnagrunnsins eru lesin: heildarútgáfan, þar sem ein lína er fyrir hverja
                  sendingu eins og hún var gefin upp, og samanburðartaflan, þar sem línurnar eru summur.
                  Slíkar töflur eru merktar sem samanlagðar, því að línur þeirra eru ekki sendingar.
                </p>
              ),
            },
            {
              name: 'Para',
              text: (
                <p>
                  Lína tilheyrir tegund ef hún ber nákvæmlega núverandi fræðiheiti hennar eða eitt af skráðum
                  fyrri heitum, óháð hástöfum. Ekkert lauslegra er tekið gilt: hluti heitis eða ættkvísl myndi
                  draga inn færslur um önnur dýr. Tegund sem fékk nýtt heiti milli tveggja útgáfna heldur því
                  færslum sínum.
                </p>
              ),
            },
            {
              name: 'Athuga',
              text: (
                <p>
                  Ár, viðaukar, skýrslugjafar og tölur eru athuguð reit fyrir reit. Orðum og kóðum er breytt í
                  birta mynd þeirra; kóði sem er ekki á neinum lista er geymdur eins og hann var gefinn upp og
                  rekstraraðilinn látinn vita. Lína sem ekki er hægt að lesa stöðvar innlesturinn, og skrá,
                  lína, dálkur og ástæða eru tilgreind, nema rekstraraðilinn hafi kosið að sleppa slíkum
                  línum.
                </p>
              ),
            },
            {
              name: 'Vista',
              text: (
                <p>
                  Í einni óskiptri aðgerð fer fyrri útgáfan út, sú nýja kemur inn og samantektirnar eru
                  reiknaðar á ný. Lesandi sér gömlu tölurnar eða þær nýju og ekkert þar á milli.
                </p>
              ),
            },
            {
              name: 'Undirrita',
              text: (
                <p>
                  Útgáfan er skráð: númer, útgefandi, tilvísun, leyfi, fjöldi lína, fyrsta og síðasta ár,
                  síðasta ár með heilum gögnum og gátsumma (SHA-256) yfir það sem lesið var. Sömu skrár gefa
                  sömu gátsummu, svo að tvær uppsetningar geta sannað að þær sýni sömu gögn.
                </p>
              ),
            },
          ]}
        />
        <p>
          Tegundirnar með heitum sínum, textum, mötum og skráningum eru í grunnskrá sem fylgir vefnum.
          Ritstjórar Arctic Tracker tóku hana saman úr heimildunum sem línur hennar nefna. Nýrri grunnskrá
          skrifar ekki yfir það sem umsjónarfólk hefur leiðrétt síðan.
        </p>
      </Part>
    </>
  )
}
