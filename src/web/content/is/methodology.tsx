import { Link } from '@tanstack/react-router'
import { Calculator, Database, FlaskConical, GitCompareArrows, ListChecks } from 'lucide-react'
import { READING_MINUTES } from '#web/public/methodology/reading-minutes.ts'
import { FactCards } from '#web/public/written/fact-cards.tsx'
import { FigureStrip } from '#web/public/written/figure-strip.tsx'
import { LinkCard, LinkCards } from '#web/public/written/link-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import {
  DatasetCount,
  EntryCount,
  ReviewedCount,
  SpeciesCount,
  TradeRecordCount,
} from '#web/public/written/portal-figures.tsx'
import { Quotation } from '#web/public/written/quotation.tsx'
import { TradeCitation, TradeYears } from '#web/public/written/release-figures.tsx'
import { Stages } from '#web/public/written/stages.tsx'
import { ReadingTime } from '#web/public/written/written-page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Trade } from './methodology/trade.tsx'

export function Methodology() {
  return (
    <>
      <p>
        Arctic Tracker safnar saman gögnum sem válistinn, CITES, CMS og NAMMCO birta. Ritstjórar vefsins tóku
        saman grunnskrána með skráningum, mötum og heitum og skrifuðu textana um tegundirnar, sem eru
        samantektir úr útgefnum ritum. Þróun og flokkar eru reiknuð hér eftir skráðum reglum. Þessar síður
        lýsa því nógu nákvæmlega til að hægt sé að endurtaka það.
      </p>
      <p>
        Sérfræðingar hafa farið yfir upplýsingar um <ReviewedCount /> af <SpeciesCount /> tegundum. Hinar eru
        merktar sem drög eða í yfirferð.
      </p>

      <Part id="framework" title="Aðferð í tveimur áföngum">
        <p>
          Fyrri áfanginn breytir birtum færslum í töflur og tölur eftir skráðum reglum. Sá síðari er tilraun
          til að lesa fræðirit með hjálp mállíkans. Þeim er haldið aðskildum: verslunartölur, þróun og flokkar
          eru ekki sótt í síðari áfangann.
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
            Hönnun tilraunar: heimildaleitarkerfi, síðan gervigreindarlíkan, síðan yfirferð sérfræðings, með
            fyrirmælunum í heild, formi gagnanna og skrefunum til að endurtaka það.
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
          <LinkCard title="Birtar tölur" to="/methodology/proof" Icon={ListChecks} above="Nákvæmni">
            Tölur um verslun sem aðrir hafa birt, endurreiknaðar úr færslunum hér, hver með niðurstöðu og
            tengli á færslurnar sem voru taldar.
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
            {
              name: 'Gagnasöfn',
              value: <DatasetCount />,
              note: 'með útgáfu og skilmálum þar sem það er skráð',
            },
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
              title: 'Línu fyrir línu',
              text: 'Verslunarfærslur um tegundirnar eru lesnar inn línu fyrir línu. Ritháttur vöruheita, eininga og kóða er samræmdur; línur eru ekki sameinaðar. Einingar eru aðeins umreiknaðar þegar talið er, eftir reglunum hér að neðan.',
            },
            {
              title: 'Ein færsla jafngildir ekki einu dýri',
              text: 'Verslunarfærsla er lína í ársskýrslu lands; lína í haldlagningargögnum getur verið gerð afurðar. Magn er aldrei lagt saman í ólíkum einingum, né heldur úr skýrslum tveggja landa.',
            },
            {
              title: 'Óþekkt gildi standa auð',
              text: 'Óþekkt gildi stendur autt og þar stendur „Mat liggur ekki fyrir“, „Ekki skráð“ eða „Engin gögn tiltæk“. Núll er aðeins sýnt þar sem eitthvað var talið.',
            },
            {
              title: 'Hermdar færslur eru merktar',
              text: 'Þar til raunveruleg útgáfa er lesin inn fylla hermdar verslunarfærslur skjáina, undir borða sem ekki er hægt að loka. Hvorki áhætta, hlutfall né verðmæti er lesið úr hermdum haldlagningarfærslum; þar sem þær eru taldar er fjöldinn merktur sem hermdur.',
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
                  Línur eru lesnar og athugaðar áður en nokkuð er vistað. Lína sem ekki er hægt að lesa
                  stöðvar innlesturinn, og skrá, lína, dálkur og ástæða eru tilgreind, nema rekstraraðilinn
                  hafi kosið að sleppa slíkum línum.
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
              text: <p>Myndrit nefna útgáfuna; merki bendir á tölur sem þarf að lesa með varúð.</p>,
            },
          ]}
        />
      </Part>

      <Trade />

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
          Fjórar spurningar hjálpa áður en vitnað er í tölu. Er hún talin eða gefin upp? Á skýrslum hvers
          byggir hún? Eru gögn áranna heil? Hefur hún verið borin saman við heimild sína? Heimildarlínan
          nefnir útgáfuna og árin, merki bendir á það sem breytir lestrinum og staðreynd sem hefur ekki verið
          borin saman við heimildina í línu sinni er merkt „ekki enn borið saman við heimildina“.
        </p>
        <p>
          Til hvers gervigreind er notuð, og til hvers ekki, segir í{' '}
          <Link to="/research/ai-development">yfirlýsingunni um notkun gervigreindar</Link>.
        </p>
      </Part>

      <Part id="cite" title="Hvernig vísa skal í vefinn">
        <p>
          Vísaðu fyrst í útgefanda gagnanna, með útgáfunni; síðan í vefinn, með dagsetningu. Myndritum fylgir
          tilvísun undir <i>Sækja</i>. Almennt:
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
