import { Link } from '@tanstack/react-router'
import { Calculator, Database, FlaskConical, GitCompareArrows } from 'lucide-react'
import { READING_MINUTES } from '#web/public/methodology/reading-minutes.ts'
import { FactCards } from '#web/public/written/fact-cards.tsx'
import { FigureStrip } from '#web/public/written/figure-strip.tsx'
import { LinkCard, LinkCards } from '#web/public/written/link-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import {
  DatasetCount,
  EntryCount,
  SpeciesCount,
  TradeRecordCount,
} from '#web/public/written/portal-figures.tsx'
import { Quotation } from '#web/public/written/quotation.tsx'
import { TradeCitation, TradeYears } from '#web/public/written/release-figures.tsx'
import { Stages } from '#web/public/written/stages.tsx'
import { ReadingTime } from '#web/public/written/written-page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function Methodology() {
  return (
    <>
      <p>
        Arctic Tracker birtir ekkert sjálfur um ástand tegunda. Vefurinn safnar saman því sem válistinn,
        CITES, CMS og NAMMCO birta, svo að leita megi svars við einni spurningu á einum stað, og segir um
        hverja tölu frá hverjum hún er. Þessar síður lýsa því hvernig það er gert, nógu nákvæmlega til að hægt
        sé að endurtaka það og vera því ósammála.
      </p>

      <Part id="framework" title="Aðferð í tveimur áföngum">
        <p>
          Fyrri áfanginn breytir birtum færslum í töflur og tölur eftir reglum sem allir geta lesið. Sá síðari
          er tilraun til að lesa fræðirit með hjálp mállíkans. Þeim er haldið aðskildum: ekkert úr síðari
          áfanganum kemst í tölur þess fyrri.
        </p>
        <LinkCards>
          <LinkCard
            title="Gagnaskipan"
            to="/methodology/data-science"
            Icon={Database}
            above="Áfangi 1"
            below={<ReadingTime minutes={READING_MINUTES.dataArchitecture} />}
          >
            Hvernig færslur berast frá útgefendum sínum á skjá: töflurnar, fyrirspurnirnar, útgáfurnar í
            notkun, hvað fyrirvaramerkin þýða og hvar gögnin þrýtur.
          </LinkCard>
          <LinkCard
            title="Rannsóknarferli"
            to="/methodology/scite-research"
            Icon={FlaskConical}
            above="Áfangi 2, á tilraunastigi"
            below={<ReadingTime minutes={READING_MINUTES.researchPipeline} />}
          >
            Frá heimildaleit um mállíkan til yfirferðar sérfræðings, með fyrirmælunum í heild, formi gagnanna
            og skrefunum til að endurtaka það.
          </LinkCard>
          <LinkCard
            title="Útreikningar mælaborðs"
            to="/methodology/dashboard-calculations"
            Icon={Calculator}
            above="Tölur"
            below={<ReadingTime minutes={READING_MINUTES.dashboardCalculations} />}
          >
            Lykiltölur, flokkar árangurs, þróun, síur og röðun: hver formúla ásamt heiti reglunnar sem
            framkvæmir hana.
          </LinkCard>
          <LinkCard
            title="Bera saman verslun"
            to="/home"
            hash="comparison"
            Icon={GitCompareArrows}
            above="Nýttu þér það"
          >
            Verslun með nokkrar tegundir hlið við hlið. Hægt er að bera saman allt að 5 tegundir í einu.
          </LinkCard>
        </LinkCards>
      </Part>

      <Part id="today" title="Það sem er í vefnum í dag">
        <FigureStrip
          figures={[
            { name: 'Tegundir', value: <SpeciesCount />, note: 'spendýr, fuglar, fiskar og ein planta' },
            {
              name: 'Liðir mælaborðs',
              value: <EntryCount />,
              note: 'stofn sem er skráður sérstaklega er sérstakur liður',
            },
            {
              name: 'Verslunarfærslur',
              value: <TradeRecordCount />,
              note: <TradeYears />,
            },
            { name: 'Gagnasöfn', value: <DatasetCount />, note: 'hvert með sinni útgáfu og skilmálum' },
          ]}
        />
        <p className="text-sm text-ink-3">
          Talið úr gagnagrunninum þegar þú opnaðir síðuna. Listi yfir gagnasöfnin og útgáfur þeirra stendur
          undir{' '}
          <Link to="/methodology/data-science" hash="releases" className="text-accent underline">
            Heimildir og útgáfur
          </Link>
          .
        </p>
      </Part>

      <Part id="principles" title="Fimm meginreglur">
        <FactCards
          cards={[
            {
              title: 'Eins og birt var, eða alls ekki',
              text: 'Færslur eru geymdar línu fyrir línu, með öllum birtum dálkum. Ekkert er sameinað, umreiknað, námundað eða fellt brott á leiðinni inn.',
            },
            {
              title: 'Færsla er ekki dýr',
              text: 'Verslunarfærsla er lína í ársskýrslu lands; lína í haldlagningargögnum getur verið gerð afurðar. Síðurnar segja hvort er.',
            },
            {
              title: 'Þögn er sýnd',
              text: 'Óþekkt gildi stendur autt og þar stendur „Mat liggur ekki fyrir“, „Ekki skráð“ eða „Engin gögn tiltæk“. Núll er aðeins sýnt þar sem eitthvað var talið.',
            },
            {
              title: 'Sagt er frá því sem er tilbúningur',
              text: 'Þar til raunverulegri útgáfu er hlaðið inn fylla hermdar færslur skjáina, undir borða sem ekki er hægt að loka og er á hverju myndriti, niðurhali og síðu sem sýnir þær.',
            },
            {
              title: 'Ein regla, einn staður',
              text: 'Þróun eða flokkur er reiknaður með einni reglu sem er prófuð ein og sér. Þessar síður nefna hana og mælaborðið, tegundasíðurnar og opna viðmótið nota hana öll.',
            },
          ]}
        />
      </Part>

      <Part id="way" title="Leið einnar tölu">
        <Stages
          stages={[
            {
              name: 'Útgefandi gefur út',
              text: (
                <p>
                  Tölusett útgáfa, listi yfir skráningar, mat með ártali. Heiti, dagsetning og skilmálar eru
                  skráð.
                </p>
              ),
            },
            {
              name: 'Innlestrarforrit les',
              text: (
                <p>
                  Hver lína er lesin og athuguð áður en nokkuð er skrifað. Ein lína sem ekki er hægt að lesa
                  stöðvar allan innlesturinn, og skrá, lína, dálkur og ástæða eru tilgreind.
                </p>
              ),
            },
            {
              name: 'Gagnagrunnurinn geymir',
              text: <p>Annaðhvort kemur öll nýja útgáfan í stað þeirrar gömlu, eða ekkert hefur breyst.</p>,
            },
            {
              name: 'Regla sker úr um merkinguna',
              text: (
                <p>
                  Hvaða mat á við um tegund, hvaða skráning er ströngust, hvort verslun fer vaxandi: litlar
                  reglur án undantekninga fyrir einstakar tegundir.
                </p>
              ),
            },
            {
              name: 'Síða sýnir töluna með heimild hennar',
              text: (
                <p>
                  Útgáfan stendur undir hverju myndriti; merki stendur við tölu sem þarf að lesa með varúð.
                </p>
              ),
            },
          ]}
        />
      </Part>

      <Part id="compare" title="Reyndu það á eigin spurningu">
        <p>
          Eykst og minnkar verslun með náhvali í takt við verslun með rostunga? Með hvorn af tveimur hvölum
          var verslað lengur? Hægt er að bera saman allt að 5 tegundir í einu, ár fyrir ár, úr sömu útgáfu.
        </p>
        <p>
          <ButtonLink to="/home" hash="comparison" tone="primary">
            Opna samanburðinn
          </ButtonLink>
        </p>
      </Part>

      <Part id="trust" title="Hversu vel má treysta þessu">
        <Notice tone="alpha" title="Alfaútgáfa 1.0.">
          Gögn og verkfæri sem byggja á gervigreind geta verið ónákvæm. Berðu mikilvægar upplýsingar saman við
          frumheimildir. Vefurinn er í þróun; ekki er hægt að ábyrgjast nákvæmni fyrr en í útgáfu 1.0.
        </Notice>
        <p>
          Þrjár spurningar hjálpa áður en vitnað er í tölu. Er hún talin eða gefin upp? Eru gögn áranna heil?
          Hefur einhver borið hana saman við heimild hennar? Svörin standa við töluna: heimildarlínan nefnir
          útgáfuna og árin, merki bendir á það sem breytir lestrinum og við staðreynd sem enginn hefur
          staðfest stendur „ekki enn borið saman við heimildina“.
        </p>
        <p>
          Hvar gervigreind á þátt í gerð þessa vefs, og hvar ekki, segir í{' '}
          <Link to="/research/ai-development">yfirlýsingunni um notkun gervigreindar</Link>.
        </p>
      </Part>

      <Part id="cite" title="Hvernig vísa skal í vefinn">
        <p>
          Vísaðu fyrst í útgefanda gagnanna, með útgáfunni; síðan í vefinn, með dagsetningu. Hverju myndriti
          fylgir tilvísun undir <i>Sækja</i>. Almennt:
        </p>
        <Quotation>
          <TradeCitation />
          <br />
          Eins og Arctic Tracker sýnir, [slóð síðunnar], [dagur].
        </Quotation>
      </Part>
    </>
  )
}
