import { ContactAddress } from '#web/public/about/portal-identity.tsx'
import {
  CheckedWidths,
  LanguageCount,
  NarrowestWidth,
  StatementDay,
} from '#web/public/accessibility/checked-facts.tsx'
import { Part } from '#web/public/written/part.tsx'

export function Accessibility() {
  return (
    <>
      <p>
        Allir eiga að geta lesið þennan vef: með lyklaborðinu einu, með skjálesara, með stækkuðum texta, á
        litlum skjá, í myrkri og án þess að greina liti sundur. Hér segir hve langt hann er kominn og hvar enn
        vantar upp á.
      </p>
      <Part id="conformance" title="Hve vel vefurinn stenst kröfur">
        <p>
          Vefurinn er gerður eftir leiðbeiningum um aðgengilegt vefefni (WCAG) 2.2, stigi AA. Hann{' '}
          <strong>uppfyllir þær að hluta</strong>: sjálfvirku prófanirnar hér á eftir finna ekkert sem
          stangast á við leiðbeiningarnar, en enginn utan verkefnisins hefur tekið hann út og takmarkanirnar
          hér á eftir eru þekktar.
        </p>
      </Part>
      <Part id="measures" title="Hvað er gert">
        <ul>
          <li>
            <strong>Myndritum fylgja töflur.</strong> Hverju myndriti má skipta út fyrir töflu með sömu tölum
            og sækja hana sem skrá.
          </li>
          <li>
            <strong>Litur segir aldrei neitt einn.</strong> Válistaflokkum og viðaukum fylgir kóði eða orð,
            línum merki og heiti, þróun ör og orð.
          </li>
          <li>
            <strong>Allt er aðgengilegt með lyklaborði</strong>, umgjörð sýnir hvar fókusinn er og fyrsti
            viðkomustaður hverrar síðu leiðir að efni hennar.
          </li>
          <li>
            <strong>Síður rúmast á litlum skjám og með stóru letri.</strong> Frá <NarrowestWidth /> punkta
            breidd þarf hvergi að skruna til hliðar nema í töflum, og texta má stækka í tvöfalda stærð.
          </li>
          <li>
            <strong>Ljóst, dökkt, kyrrt.</strong> Útlitið fylgir kerfinu eða vali þínu, og sá sem kýs minni
            hreyfingu sér enga.
          </li>
          <li>
            <strong>Tungumál eru tilgreind.</strong> Það sem stendur á öðru máli en síðan, heiti eða
            tilvitnun, er merkt skjálesurum.
          </li>
        </ul>
      </Part>
      <Part id="tests" title="Hvernig er prófað">
        <p>
          Við hverja breytingu opnar vafri hverja síðu vefsins og umsjónarkerfisins í <CheckedWidths /> punkta
          breidd og beitir reglum axe-core fyrir WCAG 2.0 til 2.2, stig A og AA. Tíu síðnanna eru opnaðar á
          hverju tungumálanna <LanguageCount /> og bæði í ljósu og dökku útliti; lengri keyrsla opnar þær
          allar þannig. Finnist eitthvað stöðvast breytingin. Fleiri prófanir fara um skjáina með lyklum
          einum.
        </p>
        <p>
          Yfirlýsingin hvílir á þessu eigin mati. Vefurinn hefur ekki verið prófaður með fólki sem reiðir sig
          á hjálpartæki og ekki handvirkt með skjálesara.
        </p>
      </Part>
      <Part id="limits" title="Þekktar takmarkanir">
        <ul>
          <li>
            Titlar gagnasafna og rita, notkunarskilmálar, tilvísanir og athugasemdir útgefenda standa á máli
            útgefenda.
          </li>
          <li>
            Þýddir textar um tegundir, athugasemdir við skráningar og hugtök hafa fæst verið borin saman við
            enskuna af öðrum en þýðanda. Við hvern texta þar sem það vantar stendur það.
          </li>
          <li>
            Teikning myndrits er ein mynd fyrir skjálesara. Það sem hún sýnir stendur í töflu myndritsins.
          </li>
          <li>Skrám með myndriti sem mynd (PNG, SVG) fylgir engin tafla; hún er í CSV-skránni.</li>
          <li>
            Lýsing <a href="/api">opna viðmótsins</a> er á ensku.
          </li>
          <li>Í umsjónarkerfinu skilur gagnaaðstoðin aðeins spurningar á ensku.</li>
        </ul>
      </Part>
      <Part id="needed" title="Hvað þarf til">
        <p>
          Nýlegan vafra. Án JavaScript sýna síðurnar texta sinn, tölur og töflur; línurit, síur og leit þurfa
          það.
        </p>
      </Part>
      <Part id="contact" title="Láttu vita">
        <p>Hver sem rekst á hindrun er beðinn að segja frá henni, með slóð síðunnar og því sem gerðist.</p>
        <ContactAddress none="Ekkert netfang er skráð fyrir þessa uppsetningu." />
      </Part>
      <Part id="statement" title="Þessi yfirlýsing">
        <p>
          Síðast farið yfir <StatementDay />.
        </p>
      </Part>
    </>
  )
}
