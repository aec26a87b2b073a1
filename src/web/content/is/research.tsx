import { Link } from '@tanstack/react-router'
import { FileDown, FlaskConical, GitCompareArrows } from 'lucide-react'
import { InterfaceExample } from '#web/public/research/interface-example.tsx'
import { FigureStrip } from '#web/public/written/figure-strip.tsx'
import { ComingCard, LinkCard, LinkCards } from '#web/public/written/link-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import {
  DatasetCount,
  EntryCount,
  SpeciesCount,
  TradeRecordCount,
} from '#web/public/written/portal-figures.tsx'
import { LastCompleteYear, TradeYearCount } from '#web/public/written/release-figures.tsx'
import { ReleasesTable } from '#web/public/written/releases-table.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ANSWERS } from './research/answers.tsx'

export function Research() {
  return (
    <>
      <p>
        Fyrir spurningar sem engin ein síða svarar: berðu saman tegundir, rektu tölu til færslnanna að baki
        henni eða sæktu gögnin til eigin greiningar.
      </p>

      <FigureStrip
        figures={[
          {
            name: 'Tegundir',
            value: <SpeciesCount />,
            note: (
              <>
                í <EntryCount /> liðum mælaborðsins
              </>
            ),
          },
          {
            name: 'Verslunarfærslur',
            value: <TradeRecordCount />,
            note: 'línu fyrir línu, eins og gefið var upp',
          },
          {
            name: 'Ár með verslun',
            value: <TradeYearCount />,
            note: (
              <>
                heil gögn til og með <LastCompleteYear />
              </>
            ),
          },
          {
            name: 'Gagnasöfn',
            value: <DatasetCount />,
            note: 'með útgáfu og skilmálum þar sem það er skráð',
          },
        ]}
      />

      <Part id="tools" title="Verkfæri">
        <LinkCards>
          <LinkCard title="Samanburður tegunda" to="/research/species-comparison" Icon={GitCompareArrows}>
            CITES-verslun með tvær til fimm tegundir hlið við hlið, ár fyrir ár, úr einni útgáfu.
          </LinkCard>
          <LinkCard
            title="Rannsóknir með aðstoð gervigreindar"
            to="/research/ai-development"
            Icon={FlaskConical}
          >
            Til hvers gervigreind er notuð hér og til hvers ekki, og hönnun rannsóknarferlis á tilraunastigi.
          </LinkCard>
          <ComingCard title="Útflutningur gagna" Icon={FileDown} soon="Væntanlegt">
            Úrval tegunda, ára og reita sem ein skrá. Þangað til lætur hvert myndrit tölur sínar í té og opna
            viðmótið svarar með heilum færslum.
          </ComingCard>
        </LinkCards>
      </Part>

      <Part id="questions" title="Hvers þú getur orðið vísari hér">
        <WrittenTable
          caption="Spurningar og hvar þeim er svarað"
          head={['Spurning', 'Hvar', 'Það sem þú getur tekið með þér']}
          rows={ANSWERS}
        />
      </Part>

      <Part id="interface" title="Spurðu gögnin beint">
        <p>
          Gögnin á þessum síðum koma um opið viðmót sem þú getur einnig notað: eingöngu til lestrar, án
          lykils, í JSON. Heiti reita eru þau sömu og í töflunum sem lýst er undir{' '}
          <Link to="/methodology/data-science" hash="schema">
            Yfirlit yfir gagnaskema
          </Link>
          . <a href="/api">Uppflettirit viðmótsins</a> telur upp allar slóðir með færibreytum og reitum;
          lýsing fyrir tölvur á OpenAPI-sniði er á <a href="/api/openapi.json">/api/openapi.json</a>.
        </p>
        <InterfaceExample
          title="Sjö spurningar til að byrja með"
          calls={{
            species: 'Allar tegundir með stöðu, viðauka og fjölda verslunarfærslna',
            trade:
              'Skögultennur náhvala frá Grænlandi eins og útflutningslönd gefa upp, bein verslun, eftir ári og innflutningslandi',
            trends: 'Hvort verslun með náhval vex eða minnkar, með öllum prófum',
            ledgers: 'Skýrslur útflutnings- og innflutningslanda um skögultennur náhvala hlið við hlið',
            values: 'Vöruheiti, lönd og kóðar sem val getur innihaldið',
            effectiveness: 'Línur mælaborðsins',
            releases: 'Öll gagnasöfn í notkun, með útgáfu, skilmálum og gátsummu',
          }}
        />
        <p>
          Í R les <code>jsonlite::fromJSON()</code> hverja þessara slóða inn í gagnaramma; í Python gerir{' '}
          <code>json.load(urllib.request.urlopen(…))</code> það. Hvert svar ber <code>ETag</code> sem breytist
          þegar gögnin breytast, svo að forrit getur spurt aftur án þess að sækja tvisvar. Geymdu útgáfuna með
          tölunum: án hennar getur enginn endurtekið talningu þína.
        </p>
      </Part>

      <Part id="datasets" title="Gagnasöfn í notkun">
        <p>
          Talið og dagsett af gagnagrunninum á meðan þú lest þetta. Hvernig þau voru lesin, og hvað þau geta
          ekki sagt, er útskýrt undir <Link to="/methodology/data-science">Gagnaskipan</Link>.
        </p>
        <ReleasesTable
          caption="Útgefandi, útgáfa, stærð og skilmálar"
          head={['Gagnasafn og útgefandi', 'Útgáfa', 'Færslur', 'Notkunarskilmálar']}
          words={{
            simulated: 'Hermd gögn',
            saved: 'Vistað',
            loaded: 'Hlaðið inn',
            unversioned: 'Ekkert útgáfunúmer',
            completeTo: 'heil gögn til og með',
            noTerms: 'Engir skráðir',
          }}
        />
      </Part>

      <Part id="care" title="Áður en þú birtir tölu">
        <ul>
          <li>
            <strong>Vísaðu í útgefandann og útgáfuna.</strong> Myndrit bjóða tilbúna tilvísun undir{' '}
            <i>Sækja</i>.
          </li>
          <li>
            <strong>Nefndu vöru og grunn með magni:</strong> „skögultennur, fjöldi, skýrslur útflutningslanda,
            bein verslun“. Færslur sýna hve mikið var gefið upp, ekki hve mikil verslunin var.
          </li>
          <li>
            <strong>Nemdu staðar við síðasta ár með heilum gögnum.</strong> Í seinni ár vantar skýrslur margra
            landa.
          </li>
          <li>
            <strong>Segðu hver gaf upp.</strong> Skýrslur útflutningslanda og innflutningslanda skarast. Ekki
            leggja magnið saman; sýndu hvort tveggja eða hærri töluna.
          </li>
          <li>
            <strong>Lestu tilurð eintakanna.</strong> Fálkar og styrjur í verslun eru nær öll ræktuð í haldi;
            hvalir, rostungar og birnir ekki.
          </li>
          <li>
            <strong>Taktu eftir „ekki enn borið saman“.</strong> Staðreynd með þeirri merkingu er tilefni til
            að opna heimildina.
          </li>
        </ul>
      </Part>

      <Part id="compare" title="Byrjaðu á samanburði">
        <p>
          Veldu tvær tegundir sem þú þekkir sögu af, hladdu inn verslun með þær og sjáðu hvort færslurnar
          segja sömu sögu. Valið er í slóðinni, svo að þú getur sent það samstarfsfólki.
        </p>
        <p>
          <ButtonLink to="/research/species-comparison" tone="primary">
            Prófa samanburðinn
          </ButtonLink>
        </p>
      </Part>
    </>
  )
}
