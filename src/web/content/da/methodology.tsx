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
        Arctic Tracker samler data, som rødlisten, CITES, CMS og NAMMCO offentliggør. Redaktørerne har
        sammensat kataloget over opførelser, vurderinger og navne og skrevet artsteksterne, som er sammendrag
        af publikationer. Udviklinger og kategorier beregnes her efter nedskrevne regler. Disse sider
        beskriver hvordan, så udførligt, at man kan gentage det.
      </p>
      <p>
        Fagpersoner har gennemgået <ReviewedCount /> af <SpeciesCount /> artsprofiler. De øvrige er mærket som
        udkast eller under gennemgang.
      </p>

      <Part id="framework" title="En metode i to trin">
        <p>
          Det første trin gør offentliggjorte registreringer til tabeller og tal efter nedskrevne regler. Det
          andet er et forsøg på at læse litteraturen med hjælp fra en sprogmodel. De to holdes adskilt:
          handelstal, udviklinger og kategorier hentes ikke fra det andet trin.
        </p>
        <LinkCards>
          <LinkCard
            title="Dataarkitektur"
            to="/methodology/data-science"
            Icon={Database}
            above="Trin 1"
            below={<ReadingTime minutes={READING_MINUTES.dataArchitecture} />}
          >
            Hvordan registreringer kommer fra deres udgivere til en skærm: tabellerne, forespørgslerne, de
            udgivelser, der er i brug, hvad advarselstegnene betyder, og hvor dataene hører op.
          </LinkCard>
          <LinkCard
            title="Forskningsforløb"
            to="/methodology/scite-research"
            Icon={FlaskConical}
            above="Trin 2, eksperimentelt"
            below={<ReadingTime minutes={READING_MINUTES.researchPipeline} />}
          >
            Udformningen af et forsøg: en litteratursøgningsplatform, så en AI-model, så en fagpersons
            gennemgang, med prompterne i deres fulde ordlyd, dataenes form og de skridt, der skal til for at
            gentage forløbet.
          </LinkCard>
          <LinkCard
            title="Dashboardets beregninger"
            to="/methodology/dashboard-calculations"
            Icon={Calculator}
            above="Tal"
            below={<ReadingTime minutes={READING_MINUTES.dashboardCalculations} />}
          >
            Nøgletal, effektkategorier, udviklinger, filtre og sortering: hver formel ved siden af navnet på
            den regel, der udfører den.
          </LinkCard>
          <LinkCard title="Offentliggjorte tal" to="/methodology/proof" Icon={ListChecks} above="Nøjagtighed">
            Tal om handel, som andre har offentliggjort, genberegnet ud fra posterne her, hvert med sit
            resultat og et link til de poster, der er talt.
          </LinkCard>
          <LinkCard
            title="Sammenlign handel"
            to="/home"
            hash="comparison"
            Icon={GitCompareArrows}
            above="Brug den selv"
          >
            Handelen med flere arter side om side. Op til 5 arter kan sammenlignes på én gang.
          </LinkCard>
        </LinkCards>
      </Part>

      <Part id="today" title="Hvad portalen rummer i dag">
        <FigureStrip
          figures={[
            { name: 'Arter', value: <SpeciesCount />, note: 'pattedyr, fugle, fisk og én plante' },
            {
              name: 'Rækker i dashboardet',
              value: <EntryCount />,
              note: 'en bestand, der er opført særskilt, har sin egen',
            },
            {
              name: 'Handelsregistreringer',
              value: <TradeRecordCount />,
              note: <TradeYears />,
            },
            { name: 'Datasæt', value: <DatasetCount />, note: 'med udgivelse og vilkår, hvor de er angivet' },
          ]}
        />
        <p className="text-sm text-ink-3">
          Optalt i databasen, da du åbnede denne side. Listen over datasæt med deres udgivelser står under{' '}
          <Link to="/methodology/data-science" hash="releases" className="text-accent underline">
            Kilder og udgivelser
          </Link>
          .
        </p>
      </Part>

      <Part id="principles" title="Fem principper">
        <FactCards
          cards={[
            {
              title: 'Linje for linje',
              text: 'Handelsregistreringer for arterne importeres linje for linje. Stavemåden for varetyper, enheder og koder gøres ensartet; linjer lægges ikke sammen. Enheder omregnes først, når tal tælles op, efter reglerne nedenfor.',
            },
            {
              title: 'En registrering er ikke et dyr',
              text: 'En handelsregistrering er en linje i et lands årsrapport; en række i data om beslaglæggelser kan være en slags produkt. Mængder lægges aldrig sammen på tværs af enheder og heller ikke på tværs af to landes indberetninger.',
            },
            {
              title: 'Ukendte værdier står tomme',
              text: 'En ukendt værdi forbliver tom, og der står »Ingen vurdering«, »Ikke opført« eller »Ingen data tilgængelige«. Et nul vises kun, hvor noget er optalt.',
            },
            {
              title: 'Simulerede registreringer er mærket',
              text: 'Indtil en rigtig udgivelse er importeret, fylder simulerede handelsregistreringer skærmene under et banner, der ikke kan lukkes. Hverken risiko, andel eller værdi udledes af simulerede registreringer om beslaglæggelser; hvor de tælles, er antallet mærket som simuleret.',
            },
            {
              title: 'Én regel, ét sted',
              text: 'En udvikling eller en kategori beregnes af én regel, der er testet for sig. Disse sider nævner den ved navn, og dashboardet, artssiderne og den offentlige grænseflade bruger alle den samme.',
            },
          ]}
        />
      </Part>

      <Part id="way" title="Fra publikation til side">
        <Stages
          stages={[
            {
              name: 'En udgiver offentliggør',
              text: (
                <p>
                  En nummereret udgivelse, en liste over opførelser, en vurdering med sit år. Navn, dato og
                  vilkår registreres.
                </p>
              ),
            },
            {
              name: 'Et importprogram læser',
              text: (
                <p>
                  Rækkerne læses og kontrolleres, før noget gemmes. En række, der ikke kan læses, standser
                  importen, og fil, linje, kolonne og grund oplyses, medmindre den, der driver portalen, har
                  valgt at springe sådanne rækker over.
                </p>
              ),
            },
            {
              name: 'Databasen bevarer',
              text: <p>Enten står hele den nye udgivelse på den gamles plads, eller også er intet ændret.</p>,
            },
            {
              name: 'En regel afgør, hvad det betyder',
              text: (
                <p>
                  Hvilken vurdering der taler for en art, hvilken opførelse der er den strengeste, om handelen
                  stiger: små regler uden undtagelser for enkelte arter.
                </p>
              ),
            },
            {
              name: 'En side viser det med sin kilde',
              text: (
                <p>Diagrammerne angiver udgivelsen; et tegn viser, hvilke tal der skal læses med omtanke.</p>
              ),
            },
          ]}
        />
      </Part>

      <Trade />

      <Part id="compare" title="Prøv med dit eget spørgsmål">
        <p>
          Stiger og falder handelen med narhvaler i takt med handelen med hvalrosser? Hvilken af to hvaler er
          der handlet med længst? Op til 5 arter kan sammenlignes på én gang, år for år, fra den samme
          udgivelse.
        </p>
        <p>
          <ButtonLink to="/home" hash="comparison" tone="primary">
            Åbn sammenligningen
          </ButtonLink>
        </p>
      </Part>

      <Part id="trust" title="Hvor meget man kan stole på det">
        <Notice tone="alpha" title="Alfaversion 1.0.">
          Data og AI-drevne værktøjer kan være unøjagtige. Efterprøv vigtige oplysninger i de primære kilder.
          Portalen er under aktiv udvikling; nøjagtigheden kan ikke garanteres før version 1.0.
        </Notice>
        <p>
          Fire spørgsmål hjælper, før et tal citeres. Er det optalt eller indberettet? Hvis indberetninger
          bygger det på? Er dets år fuldstændige? Er det sammenlignet med sin kilde? Kildelinjen nævner
          udgivelsen og årene, et tegn markerer det, der ændrer læsningen, og en oplysning, der ikke er
          sammenlignet med den kilde, rækken angiver, er mærket »endnu ikke kontrolleret mod kilden«.
        </p>
        <p>
          Hvordan AI bruges, og hvor den ikke bruges, er beskrevet i{' '}
          <Link to="/research/ai-development">erklæringen om brugen af AI</Link>.
        </p>
      </Part>

      <Part id="cite" title="Sådan henviser man">
        <p>
          Henvis først til dataenes udgiver, med udgivelsen; dernæst til portalen, med datoen. Diagrammerne
          tilbyder deres kildehenvisning under <i>Hent</i>. I almindelighed:
        </p>
        <Quotation>
          <TradeCitation />
          <br />
          Som vist af Arctic Tracker, [sidens adresse], [dato].
        </Quotation>
      </Part>
    </>
  )
}
