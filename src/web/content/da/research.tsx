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
        Til den, der har et spørgsmål, som en enkelt side ikke besvarer. Sammenlign arter, følg et tal til den
        registrering, det er optalt fra, eller tag dataene med, og tæl selv.
      </p>

      <FigureStrip
        figures={[
          {
            name: 'Arter',
            value: <SpeciesCount />,
            note: (
              <>
                i <EntryCount /> rækker i dashboardet
              </>
            ),
          },
          {
            name: 'Handelsregistreringer',
            value: <TradeRecordCount />,
            note: 'linje for linje, som indberettet',
          },
          {
            name: 'År med handel',
            value: <TradeYearCount />,
            note: (
              <>
                fuldstændige til og med <LastCompleteYear />
              </>
            ),
          },
          { name: 'Datasæt', value: <DatasetCount />, note: 'med udgivelse og vilkår, hvor de er angivet' },
        ]}
      />

      <Part id="tools" title="Værktøjer">
        <LinkCards>
          <LinkCard title="Sammenligning af arter" to="/research/species-comparison" Icon={GitCompareArrows}>
            CITES-handelen med to til fem arter side om side, år for år, fra én udgivelse.
          </LinkCard>
          <LinkCard title="AI-støttet forskning" to="/research/ai-development" Icon={FlaskConical}>
            Hvad AI bruges til her, og hvad den ikke bruges til, og udformningen af et eksperimentelt
            litteraturforløb.
          </LinkCard>
          <ComingCard title="Værktøjer til dataeksport" Icon={FileDown} soon="Kommer snart">
            Udvalg af arter, år og felter som én fil. Indtil da udleverer hvert diagram sine tal, og den
            offentlige grænseflade svarer med hele registreringer.
          </ComingCard>
        </LinkCards>
      </Part>

      <Part id="questions" title="Hvad du kan finde ud af her">
        <WrittenTable
          caption="Spørgsmål, og hvor de besvares"
          head={['Spørgsmål', 'Hvor', 'Hvad du kan tage med']}
          rows={ANSWERS}
        />
      </Part>

      <Part id="interface" title="Spørg dataene direkte">
        <p>
          Dataene på disse sider kommer gennem en offentlig grænseflade, som du også kan bruge: kun til
          læsning, uden nøgle, i JSON. Felternes navne er dem, tabellerne har, som beskrevet under{' '}
          <Link to="/methodology/data-science" hash="schema">
            Skemaet i oversigt
          </Link>
          . <a href="/api">Grænsefladens opslagsside</a> opregner hver adresse med dens parametre og felter;
          en maskinlæsbar beskrivelse i OpenAPI-format findes på{' '}
          <a href="/api/openapi.json">/api/openapi.json</a>.
        </p>
        <InterfaceExample
          title="Syv spørgsmål at begynde med"
          calls={{
            species: 'Alle arter med status, liste og antal handelsregistreringer',
            trade:
              'Narhvaltænder fra Grønland, som eksportlandene indberetter, direkte handel, efter år og importland',
            trends: 'Om handelen med narhval stiger eller falder, med hver test',
            ledgers: 'Eksportlandenes og importlandenes indberetninger om narhvaltænder side om side',
            values: 'Varetyper, lande og koder, som et valg kan indeholde',
            effectiveness: 'Dashboardets rækker',
            releases: 'Hvert datasæt i brug, med udgivelse, vilkår og kontrolsum',
          }}
        />
        <p>
          I R læser <code>jsonlite::fromJSON()</code> hver af disse adresser ind i en dataframe; i Python gør{' '}
          <code>json.load(urllib.request.urlopen(…))</code> det. Hvert svar bærer et <code>ETag</code>, der
          ændrer sig, når dataene ændrer sig, så et script kan spørge igen uden at hente to gange. Gem
          udgivelsen sammen med tallene: uden den kan ingen gentage din optælling.
        </p>
      </Part>

      <Part id="datasets" title="Datasæt i brug">
        <p>
          Optalt og dateret af databasen, mens du læser dette. Hvordan de er læst, og hvad de ikke kan sige,
          er beskrevet under <Link to="/methodology/data-science">Dataarkitektur</Link>.
        </p>
        <ReleasesTable
          caption="Udgiver, udgivelse, størrelse og vilkår"
          head={['Datasæt og udgiver', 'Udgivelse', 'Registreringer', 'Vilkår for brug']}
          words={{
            simulated: 'Simuleret',
            saved: 'Gemt',
            loaded: 'Indlæst',
            unversioned: 'Intet udgivelsesnummer',
            completeTo: 'fuldstændig til og med',
            noTerms: 'Ingen registreret',
          }}
        />
      </Part>

      <Part id="care" title="Før du offentliggør et tal">
        <ul>
          <li>
            <strong>Henvis til udgiveren og udgivelsen.</strong> Diagrammerne tilbyder en færdig
            kildehenvisning under <i>Hent</i>.
          </li>
          <li>
            <strong>Citér en mængde med vare og grundlag:</strong> »stødtænder, antal, eksportlandenes
            indberetninger, direkte handel«. Registreringer viser, hvor meget der blev indberettet, ikke hvor
            meget der blev handlet.
          </li>
          <li>
            <strong>Stands ved det sidste fuldstændige år.</strong> Senere år mangler mange landes rapporter.
          </li>
          <li>
            <strong>Sig, hvem der har indberettet.</strong> Eksportlandes og importlandes indberetninger
            overlapper. Læg ikke mængderne sammen; vis begge eller det største tal.
          </li>
          <li>
            <strong>Læs eksemplarernes herkomst.</strong> Falke og stører i handelen er næsten alle opdrættet
            i fangenskab; hvaler, hvalrosser og bjørne er det ikke.
          </li>
          <li>
            <strong>Se efter »endnu ikke kontrolleret«.</strong> En oplysning med det mærke er en grund til at
            åbne kilden.
          </li>
        </ul>
      </Part>

      <Part id="compare" title="Begynd med en sammenligning">
        <p>
          Vælg to arter, hvis historie du kender, indlæs deres handel, og se, om registreringerne fortæller
          den samme historie. Valget ligger i adressen, så du kan sende den til en kollega.
        </p>
        <p>
          <ButtonLink to="/research/species-comparison" tone="primary">
            Prøv sammenligningen
          </ButtonLink>
        </p>
      </Part>
    </>
  )
}
