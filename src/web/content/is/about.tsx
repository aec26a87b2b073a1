import { Link } from '@tanstack/react-router'
import { BookOpen, ChartLine, FlaskConical, Search, Sigma, Table2 } from 'lucide-react'
import { DataLoads } from '#web/public/about/data-loads.tsx'
import { DataSources } from '#web/public/about/data-sources.tsx'
import {
  ContactAddress,
  Institution,
  SoftwareVersion,
  TeamRoles,
} from '#web/public/about/portal-identity.tsx'
import { namesOf } from '#web/public/about/technologies.ts'
import { ExternalLink } from '#web/public/written/external-link.tsx'
import { LinkCard, LinkCards } from '#web/public/written/link-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { ReviewedCount, SpeciesCount, TradeRecordCount } from '#web/public/written/portal-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

export function About() {
  return (
    <>
      <p>
        Arctic Tracker er opinn vefur um dýr og plöntur á norðurslóðum, afrakstur rannsóknarverkefnis við
        háskóla. Hér má sjá hlið við hlið hversu mikil hætta steðjar að <SpeciesCount /> tegundum, hvernig þær
        eru verndaðar og hvernig verslað er með þær.
      </p>

      <Part id="mission" title="Markmið">
        <p>
          Margt af því sem vitað er um tegundir á norðurslóðum er öllum opið en dreift. Válistinn segir hve
          mikil hætta steðjar að tegund; CITES og CMS segja hvernig hún er vernduð;
          CITES-verslunargagnagrunnurinn geymir það sem stjórnvöld hafa gefið upp um verslun; NAMMCO geymir
          það sem veitt hefur verið. Til að svara einni spurningu um eina tegund þarf að leita á alla þessa
          staði.
        </p>
        <p>
          Arctic Tracker safnar þessum gögnum saman fyrir rannsakendur, náttúruverndarfólk, stefnumótendur og
          alla sem vilja vita. Þrjár meginreglur gilda:
        </p>
        <ul>
          <li>
            <strong>Opið til lestrar.</strong> Allar síður, myndrit og tölur má skoða án aðgangs og sömu svör
            má fá <a href="/api">sem gögn</a>.
          </li>
          <li>
            <strong>Heimildir eru nefndar.</strong> Myndrit nefna gagnasafnið og útgáfuna sem þau eru unnin
            úr; línur grunnskrárinnar nefna heimild sína og segja hvort þær hafa verið bornar saman við hana.
          </li>
          <li>
            <strong>Eyður standa opnar.</strong> Reitir sem engin heimild fannst fyrir eru hafðir auðir og það
            er tekið fram.
          </li>
        </ul>
      </Part>

      <Part id="team" title="Teymið">
        <p>Teymið er kynnt með hlutverkum sínum, ekki nöfnum.</p>
        <TeamRoles />
      </Part>

      <Part id="updates" title="Nýjustu uppfærslur">
        <p>Gögn sem hlaðið hefur verið inn á vefinn, þau nýjustu fyrst:</p>
        <DataLoads />
        <p>
          Hugbúnaðurinn er útgáfa <SoftwareVersion />, alfaútgáfa. Nýjasta dagsetta færslan um breytingar á
          vefnum er frá 2. október 2025: sjá <Link to="/release-notes">Breytingar á vefnum</Link>.
        </p>
      </Part>

      <Part id="features" title="Helstu eiginleikar">
        <div>
          <LinkCards>
            <LinkCard title="Tegundir" to="/gallery" Icon={Search}>
              Finndu tegund eftir hvaða heiti hennar sem er, eða eftir válistastöðu, CITES-viðauka og ætt.
              Hver tegund á eina síðu með lýsingu sinni, skráningum, verslun, veiði og sögu.
            </LinkCard>
            <LinkCard title="Verslunargögn" to="/home" hash="comparison" Icon={ChartLine}>
              <TradeRecordCount /> færslur sýndar eftir árum, innflutnings- og útflutningslandi, vöruheiti,
              tilgangi og tilurð; hverju myndriti fylgir tafla, heimild og niðurhal. Bera má saman allt að
              fimm tegundir.
            </LinkCard>
            <LinkCard title="Mælaborð" to="/arctic-tracker" Icon={Table2}>
              Tegundirnar í einni töflu: viðauki, staða, þróun, ár undir CITES.
            </LinkCard>
            <LinkCard title="Aðferðir" to="/methodology" Icon={Sigma}>
              Hvaðan tölurnar koma, hvernig þær eru reiknaðar og hversu vel má treysta þeim.
            </LinkCard>
            <LinkCard title="Hugtakasafn" to="/glossary" Icon={BookOpen}>
              Hvað orð og kóðar samninga og gagnagrunna merkja.
            </LinkCard>
            <LinkCard title="Rannsóknir" to="/research" Icon={FlaskConical}>
              Verkfæri til að bera saman tegundir og hvernig gervigreind hjálpar til á bak við tjöldin.
            </LinkCard>
          </LinkCards>
        </div>
      </Part>

      <Part id="data" title="Gagnaheimildir">
        <p>
          Öll gagnasöfn í notkun, eins og þeim hefur verið hlaðið inn hér: heitið vísar á útgefandann og talan
          er fjöldi lína í notkun.
        </p>
        <h3>Innlesin gagnasöfn</h3>
        <DataSources of="imports" />
        <h3>Grunnskrá</h3>
        <p>
          Ritstjórar Arctic Tracker tóku grunnskrána saman og skrifuðu textana um tegundirnar, sem eru
          samantektir úr útgefnum ritum. Línur hennar nefna heimild sína. Sérfræðingar hafa farið yfir
          upplýsingar um <ReviewedCount /> af <SpeciesCount /> tegundum.
        </p>
        <DataSources of="catalogue" />
        <h3>Ljósmyndir</h3>
        <p>
          Ljósmyndir koma frá <ExternalLink to="https://www.inaturalist.org">iNaturalist</ExternalLink>,
          aðeins þar sem ljósmyndarinn valdi opið leyfi, og bera nafn hans. Um það hvernig gagnasöfnin verða
          að tölum má lesa undir <Link to="/methodology/data-science">Gagnaskipan og undirstöður</Link>.
        </p>
      </Part>

      <Part id="technology" title="Tæknin">
        <p>Vefurinn er eitt forrit á einu forritunarmáli, gerður með opnum hugbúnaði.</p>
        <WrittenTable
          caption="Það sem vefurinn er gerður með"
          head={['Hluti', 'Gerður með', 'Hvað hann gerir']}
          rows={[
            ['Undirstaða', namesOf('runtime'), 'keyrir þjóninn; forritunarmál alls vefsins'],
            [
              'Gagnagrunnur',
              namesOf('database'),
              'geymir færslurnar, á eigin þjóni eða innbyggður þar sem enginn slíkur er',
            ],
            [
              'Þjónn',
              namesOf('server'),
              'svarar spurningum og ber hverja þeirra saman við einn skriflegan samning',
            ],
            ['Síður', namesOf('web'), 'birta svörin og geyma hvert sjónarhorn í slóð sinni'],
            ['Myndrit', namesOf('charts'), 'kvarðar og form; teikningin er okkar eigin'],
            ['Prófanir', namesOf('tests'), 'reglur, ferðir um vefinn í vafra, aðgengi'],
          ]}
        />
        <p>Kóðinn er gefinn út með MIT-leyfi; um gögnin gilda skilmálar útgefenda þeirra.</p>
      </Part>

      <Part id="institution" title="Stofnun">
        <Institution />
      </Part>

      <Part id="contact" title="Hafa samband">
        <p>Er tala röng, vantar heimild? Sá sem rekur þennan vef vill vita af því.</p>
        <ContactAddress
          none={
            <>
              Ekkert netfang er skráð fyrir þessa uppsetningu. Hún er rekin af stofnuninni sem nefnd er{' '}
              <a href="#institution">hér að ofan</a>.
            </>
          }
        />
      </Part>
    </>
  )
}
