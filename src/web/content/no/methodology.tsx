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
        Arctic Tracker samler data som rødlista, CITES, CMS og NAMMCO publiserer. Redaktørene har satt sammen
        katalogen over oppføringer, vurderinger og navn og skrevet artstekstene, som er sammendrag av
        publikasjoner. Trender og kategorier beregnes her etter skrevne regler. Disse sidene beskriver
        hvordan, grundig nok til at du kan gjenta det.
      </p>
      <p>
        Fagpersoner har gjennomgått <ReviewedCount /> av <SpeciesCount /> artsprofiler. De andre er merket som
        utkast eller under kontroll.
      </p>

      <Part id="framework" title="Et rammeverk i to trinn">
        <p>
          Det første trinnet gjør publiserte registreringer om til tabeller og tall etter skrevne regler. Det
          andre er et forsøk på å lese litteraturen med hjelp av en språkmodell. De to holdes fra hverandre:
          handelstall, trender og kategorier hentes ikke fra det andre trinnet.
        </p>
        <LinkCards>
          <LinkCard
            title="Dataarkitektur"
            to="/methodology/data-science"
            Icon={Database}
            above="Trinn 1"
            below={<ReadingTime minutes={READING_MINUTES.dataArchitecture} />}
          >
            Hvordan registreringer kommer fra utgiverne til en skjerm: tabellene, spørringene, utgavene i
            bruk, hva varselmerkene betyr, og hvor dataene tar slutt.
          </LinkCard>
          <LinkCard
            title="Forskningsløp"
            to="/methodology/scite-research"
            Icon={FlaskConical}
            above="Trinn 2, eksperimentelt"
            below={<ReadingTime minutes={READING_MINUTES.researchPipeline} />}
          >
            Utformingen av et forsøk: en litteratursøkeplattform, så en KI-modell, så en fagpersons
            gjennomgang, med de fullstendige instruksene, formen på dataene og trinnene som skal til for å
            gjenta det.
          </LinkCard>
          <LinkCard
            title="Beregninger i dashbordet"
            to="/methodology/dashboard-calculations"
            Icon={Calculator}
            above="Tall"
            below={<ReadingTime minutes={READING_MINUTES.dashboardCalculations} />}
          >
            Nøkkeltall, virkningskategorier, trender, filtre og sortering: hver formel ved siden av navnet på
            regelen som utfører den.
          </LinkCard>
          <LinkCard title="Publiserte tall" to="/methodology/proof" Icon={ListChecks} above="Nøyaktighet">
            Tall om handel som andre har publisert, beregnet på nytt fra registreringene her, hvert med sitt
            resultat og en lenke til registreringene som er talt.
          </LinkCard>
          <LinkCard
            title="Sammenlign handel"
            to="/home"
            hash="comparison"
            Icon={GitCompareArrows}
            above="Ta det i bruk"
          >
            Handelen med flere arter side om side. Inntil 5 arter kan sammenlignes på én gang.
          </LinkCard>
        </LinkCards>
      </Part>

      <Part id="today" title="Hva portalen inneholder i dag">
        <FigureStrip
          figures={[
            { name: 'Arter', value: <SpeciesCount />, note: 'pattedyr, fugler, fisker og én plante' },
            {
              name: 'Rader i dashbordet',
              value: <EntryCount />,
              note: 'en bestand som er oppført for seg, har sin egen',
            },
            {
              name: 'Handelsregistreringer',
              value: <TradeRecordCount />,
              note: <TradeYears />,
            },
            { name: 'Datasett', value: <DatasetCount />, note: 'med utgave og vilkår der de er oppgitt' },
          ]}
        />
        <p className="text-sm text-ink-3">
          Telt opp i databasen da du åpnet denne siden. Lista over datasett med utgavene deres står under{' '}
          <Link to="/methodology/data-science" hash="releases" className="text-accent underline">
            Kilder og utgaver
          </Link>
          .
        </p>
      </Part>

      <Part id="principles" title="Fem prinsipper">
        <FactCards
          cards={[
            {
              title: 'Linje for linje',
              text: 'Handelsregistreringer for artene importeres linje for linje. Skrivemåten for varetyper, enheter og koder gjøres ens; linjer slås ikke sammen. Enheter regnes om først når tall telles opp, etter reglene nedenfor.',
            },
            {
              title: 'En registrering er ikke et dyr',
              text: 'En handelsregistrering er en linje i et lands årsrapport; en rad i beslagsdata kan være en type produkt. Mengder legges aldri sammen på tvers av enheter, og heller ikke på tvers av to lands rapporter.',
            },
            {
              title: 'Ukjente verdier står tomme',
              text: 'En ukjent verdi står tom, med ordene «Ingen vurdering», «Ikke oppført» eller «Ingen data tilgjengelig». En null vises bare der noe er telt.',
            },
            {
              title: 'Simulerte registreringer er merket',
              text: 'Til en ekte utgave er importert, fylles skjermbildene av simulerte handelsregistreringer, under et banner som ikke kan lukkes. Verken risiko, andel eller verdi utledes av simulerte beslagsregistreringer; der de telles, er antallet merket som simulert.',
            },
            {
              title: 'Én regel, ett sted',
              text: 'En trend eller en kategori bestemmes av én regel, som er testet for seg. Disse sidene navngir den, og dashbordet, artssidene og det åpne grensesnittet bruker den alle.',
            },
          ]}
        />
      </Part>

      <Part id="way" title="Fra publikasjon til side">
        <Stages
          stages={[
            {
              name: 'En utgiver publiserer',
              text: (
                <p>
                  En nummerert utgave, en liste over oppføringer, en vurdering med årstall. Navn, dato og
                  vilkår blir registrert.
                </p>
              ),
            },
            {
              name: 'Et importprogram leser',
              text: (
                <p>
                  Radene leses og kontrolleres før noe lagres. En rad som ikke kan leses, stopper importen,
                  med fil, linje, kolonne og årsak, med mindre driftsansvarlig har valgt å hoppe over slike
                  rader.
                </p>
              ),
            },
            {
              name: 'Databasen bevarer',
              text: (
                <p>Enten står hele den nye utgaven i stedet for den gamle, eller så er ingenting endret.</p>
              ),
            },
            {
              name: 'En regel avgjør hva det betyr',
              text: (
                <p>
                  Hvilken vurdering som gjelder for en art, hvilken oppføring som er den strengeste, om
                  handelen øker: små regler uten unntak for enkeltarter.
                </p>
              ),
            },
            {
              name: 'En side viser det med kilden',
              text: <p>Diagrammene oppgir utgaven; et merke viser hvilke tall som krever varsomhet.</p>,
            },
          ]}
        />
      </Part>

      <Trade />

      <Part id="compare" title="Prøv med et spørsmål du selv har">
        <p>
          Stiger og faller handelen med narhval i takt med handelen med hvalross? Hvilken av to hvaler har det
          vært handlet lengst med? Inntil 5 arter kan sammenlignes på én gang, år for år, fra den samme
          utgaven.
        </p>
        <p>
          <ButtonLink to="/home" hash="comparison" tone="primary">
            Åpne sammenligningen
          </ButtonLink>
        </p>
      </Part>

      <Part id="trust" title="Hvor langt du kan stole på det">
        <Notice tone="alpha" title="Alfaversjon 1.0.">
          Data og KI-drevne verktøy kan være unøyaktige. Kontroller viktige opplysninger mot primærkildene.
          Portalen er under utvikling; nøyaktighet kan ikke garanteres før versjon 1.0.
        </Notice>
        <p>
          Fire spørsmål er til hjelp før et tall siteres. Er det telt eller rapportert? Hvem sine rapporter
          bygger det på? Er årene fullstendige? Er det sammenlignet med kilden? Kildelinjen oppgir utgaven og
          årene, et merke viser det som endrer lesningen, og en opplysning som ikke er sammenlignet med kilden
          som raden oppgir, er merket «ennå ikke kontrollert mot kilden».
        </p>
        <p>
          Hvordan KI brukes i arbeidet med denne portalen, og hvor den ikke brukes, står i{' '}
          <Link to="/research/ai-development">erklæringen om bruk av KI</Link>.
        </p>
      </Part>

      <Part id="cite" title="Slik siterer du">
        <p>
          Siter først utgiveren av dataene, med utgaven; deretter portalen, med dato. Diagrammene tilbyr
          kildehenvisningen sin under <i>Last ned</i>. Generelt:
        </p>
        <Quotation>
          <TradeCitation />
          <br />
          Slik det vises i Arctic Tracker, [sidens adresse], [dato].
        </Quotation>
      </Part>
    </>
  )
}
