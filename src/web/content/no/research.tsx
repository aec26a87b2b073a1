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
        For alle som har et spørsmål én enkelt side ikke svarer på. Sammenlign arter, følg et tall til
        registreringen det er telt opp fra, eller ta dataene med deg og tell selv.
      </p>

      <FigureStrip
        figures={[
          {
            name: 'Arter',
            value: <SpeciesCount />,
            note: (
              <>
                i <EntryCount /> rader i dashbordet
              </>
            ),
          },
          {
            name: 'Handelsregistreringer',
            value: <TradeRecordCount />,
            note: 'linje for linje, som rapportert',
          },
          {
            name: 'År med handel',
            value: <TradeYearCount />,
            note: (
              <>
                fullstendig til og med <LastCompleteYear />
              </>
            ),
          },
          { name: 'Datasett', value: <DatasetCount />, note: 'med utgave og vilkår der de er oppgitt' },
        ]}
      />

      <Part id="tools" title="Verktøy">
        <LinkCards>
          <LinkCard title="Sammenligning av arter" to="/research/species-comparison" Icon={GitCompareArrows}>
            CITES-handelen med to til fem arter side om side, år for år, fra én utgave.
          </LinkCard>
          <LinkCard title="Forskning med hjelp av KI" to="/research/ai-development" Icon={FlaskConical}>
            Hva KI brukes til her, og hva den ikke brukes til, og utformingen av et eksperimentelt
            litteraturløp.
          </LinkCard>
          <ComingCard title="Verktøy for dataeksport" Icon={FileDown} soon="Kommer snart">
            Utvalg av arter, år og felt som én fil. Inntil da gir hvert diagram fra seg tallene sine, og det
            åpne grensesnittet svarer med hele registreringer.
          </ComingCard>
        </LinkCards>
      </Part>

      <Part id="questions" title="Hva du kan finne ut her">
        <WrittenTable
          caption="Spørsmål og hvor de blir besvart"
          head={['Spørsmål', 'Hvor', 'Hva du kan ta med deg']}
          rows={ANSWERS}
        />
      </Part>

      <Part id="interface" title="Still spørsmål direkte til dataene">
        <p>
          Dataene på disse sidene kommer gjennom et åpent grensesnitt som du også kan bruke: det kan bare
          leses, krever ingen nøkkel og svarer i JSON. Feltnavnene er de samme som i tabellene som er
          beskrevet under{' '}
          <Link to="/methodology/data-science" hash="schema">
            Oversikt over skjemaet
          </Link>
          . <a href="/api">Referansen til grensesnittet</a> lister opp hver adresse med parametre og felt; en
          maskinlesbar beskrivelse i OpenAPI-form står på <a href="/api/openapi.json">/api/openapi.json</a>.
        </p>
        <InterfaceExample
          title="Sju spørsmål å begynne med"
          calls={{
            species: 'Alle arter med status, liste og antall handelsregistreringer',
            trade:
              'Narhvaltenner fra Grønland slik eksportørene rapporterer, direkte handel, etter år og importør',
            trends: 'Om handelen med narhval øker eller avtar, med hver test',
            ledgers: 'Eksportørenes og importørenes rapporter om narhvaltenner side om side',
            values: 'Varetyper, land og koder som et valg kan inneholde',
            effectiveness: 'Radene i dashbordet',
            releases: 'Hvert datasett i bruk, med utgave, vilkår og kontrollsum',
          }}
        />
        <p>
          I R leser <code>jsonlite::fromJSON()</code> hver av disse adressene inn i en data frame; i Python
          gjør <code>json.load(urllib.request.urlopen(…))</code> det. Hvert svar bærer en <code>ETag</code>{' '}
          som endrer seg når dataene endrer seg, slik at et skript kan spørre igjen uten å hente to ganger. Ta
          vare på utgaven sammen med tallene: uten den kan ingen gjenta opptellingen din.
        </p>
      </Part>

      <Part id="datasets" title="Datasett i bruk">
        <p>
          Telt opp og datert av databasen mens du leser dette. Hvordan de ble lest, og hva de ikke kan si, er
          beskrevet under <Link to="/methodology/data-science">Dataarkitektur</Link>.
        </p>
        <ReleasesTable
          caption="Utgiver, utgave, størrelse og vilkår"
          head={['Datasett og utgiver', 'Utgave', 'Registreringer', 'Bruksvilkår']}
          words={{
            simulated: 'Simulert',
            saved: 'Lagret',
            loaded: 'Lastet inn',
            unversioned: 'Ikke noe utgavenummer',
            completeTo: 'fullstendig til og med',
            noTerms: 'Ingen registrert',
          }}
        />
      </Part>

      <Part id="care" title="Før du publiserer et tall">
        <ul>
          <li>
            <strong>Siter utgiveren og utgaven.</strong> Diagrammene tilbyr en ferdig kildehenvisning under{' '}
            <i>Last ned</i>.
          </li>
          <li>
            <strong>Siter en mengde med vare og grunnlag:</strong> «støttenner, antall, eksportørenes
            rapporter, direkte handel». Registreringer viser hvor mye som ble rapportert, ikke hvor mye som
            ble handlet.
          </li>
          <li>
            <strong>Stopp ved det siste fullstendige året.</strong> Senere år mangler rapportene fra mange
            land.
          </li>
          <li>
            <strong>Si hvem som rapporterte.</strong> Eksportørenes og importørenes rapporter overlapper. Legg
            ikke mengdene sammen; vis begge, eller det største tallet.
          </li>
          <li>
            <strong>Les hvilken kilde eksemplarene har.</strong> Falker og stører i handelen er nesten alle
            avlet i fangenskap; hvaler, hvalross og bjørn er det ikke.
          </li>
          <li>
            <strong>Se etter «ennå ikke kontrollert».</strong> En opplysning med det merket er en grunn til å
            slå opp i kilden.
          </li>
        </ul>
      </Part>

      <Part id="compare" title="Begynn med en sammenligning">
        <p>
          Velg to arter du kjenner historien til, last inn handelen med dem, og se om registreringene
          forteller den samme historien. Utvalget ligger i adressen, så du kan sende det til en kollega.
        </p>
        <p>
          <ButtonLink to="/research/species-comparison" tone="primary">
            Prøv sammenligningsverktøyet
          </ButtonLink>
        </p>
      </Part>
    </>
  )
}
