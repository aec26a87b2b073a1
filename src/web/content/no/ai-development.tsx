import { Link } from '@tanstack/react-router'
import { FactCards } from '#web/public/written/fact-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { ReviewedCount, SpeciesCount } from '#web/public/written/portal-figures.tsx'
import { Quotation } from '#web/public/written/quotation.tsx'
import { Stages } from '#web/public/written/stages.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function AiDevelopment() {
  return (
    <>
      <p>
        Kunstig intelligens har en del i arbeidet med å lage denne portalen og i innsamlingen av det den
        inneholder. Den har ingen del i det du bruker her. Denne siden sier hva KI brukes til, og hvordan det
        eksperimentelle litteraturløpet er utformet.
      </p>

      <Part id="statement" title="Erklæring om bruk av KI">
        <Quotation size="large">
          KI brukes bare til hjelp med å utvikle portalen og samle inn data. Det er ingen KI i funksjonene du
          bruker.
        </Quotation>
        <p>Dette følger av det:</p>
        <ul>
          <li>
            Søk, filtre, diagrammer, trender og nivåer følger skrevne regler. Reglene er oppgitt på siden{' '}
            <Link to="/methodology/dashboard-calculations">Beregninger i dashbordet</Link>.
          </li>
          <li>
            Ingen tekst på disse sidene blir satt sammen mens du leser den, og ingen er skrevet bare for deg.
          </li>
          <li>Ingenting av det du skriver i et søkefelt, sendes videre til en KI-tjeneste.</li>
          <li>
            Handelsregistreringer, fangst og beslagsregistreringer leses fra utgivernes filer av programmer
            som følger faste regler og avviser det de ikke kan lese. Ingen språkmodell tolker dem.
          </li>
          <li>
            Vurderinger, oppføringer og artstekster står i en katalog som redaktørene i Arctic Tracker har
            satt sammen. Radene oppgir sin kilde; rader som ikke er sammenlignet med den, er merket på siden.
          </li>
        </ul>
      </Part>

      <Part id="uses" title="Hva KI brukes til, og hva den ikke brukes til">
        <WrittenTable
          caption="Hvor KI har en del"
          head={['Oppgave', 'KIs del', 'Hvem som avgjør']}
          rows={[
            ['Utvikle portalen', 'Hjelper til', 'De som vedlikeholder den'],
            [
              'Finne litteratur om en art',
              'En plattform for litteratursøk foreslår arbeider (eksperimentelt)',
              'Etter utformingen: en fagpersons gjennomgang',
            ],
            [
              'Gi et svar fast form',
              'En språkmodell gjør tekst om til strukturerte data (eksperimentelt)',
              'Etter utformingen: en fagpersons gjennomgang',
            ],
            [
              'Samle inn vurderinger, oppføringer og artstekster',
              'Hjelper til',
              'Redaktørene i Arctic Tracker; rader som ikke er sammenlignet med kilden, er merket',
            ],
            [
              'Handelsregistreringer, fangst, beslag',
              'Ingen',
              'Utgiverne; importprogrammer leser filene deres',
            ],
            ['Trender, kategorier, nivåer', 'Ingen', 'Skrevne regler, hver med sin test'],
            ['Søk, diagrammer, dashbord, eksport', 'Ingen', 'Skrevne regler'],
          ]}
        />
        <p>
          En fagpersons gjennomgang er en del av utformingen. Så langt har fagpersoner gjennomgått{' '}
          <ReviewedCount /> av <SpeciesCount /> artsprofiler.
        </p>
      </Part>

      <Part id="pipeline" title="Det eksperimentelle litteraturløpet">
        <p>
          Mye av det som er kjent om en arktisk art, finnes i artikler heller enn i databaser: hvor stor en
          bestand er, hvor langt den vandrer, hva som truer den. Løpet er et forsøk på å finne slike utsagn
          raskere enn for hånd.
        </p>
        <Stages
          stages={[
            {
              name: 'En plattform for litteratursøk',
              text: (
                <p>
                  Et fast spørsmål om én art stilles til en plattform som søker i vitenskapelige publikasjoner
                  og svarer med kildehenvisninger. Spørsmålet ber om kilder først og om utsagn deretter.
                </p>
              ),
            },
            {
              name: 'En KI-modell',
              text: (
                <p>
                  Svaret gjøres om til strukturerte data: ett utsagn per felt, hvert knyttet til arbeidet det
                  kommer fra. Modellen får beskjed om å la et felt stå tomt heller enn å fylle det ut, og
                  kjøres ved den lave temperaturen 0,2 for at den skal variere lite.
                </p>
              ),
            },
            {
              name: 'Gjennomgang ved en fagperson',
              text: (
                <p>
                  Etter utformingen åpner en person som kjenner arten, hvert arbeid, finner utsagnet i det og
                  godtar, retter eller stryker det. Bare det som går gjennom, skal legges inn, med sin kilde
                  og med kontrollørens navn i profilen.
                </p>
              ),
            },
          ]}
        />
        <p>
          De fullstendige instruksene, formen på dataene og sjekklista for gjennomgangen er publisert under{' '}
          <Link to="/methodology/scite-research">Forskningsløp</Link>, slik at forsøket kan gjentas og
          kritiseres.
        </p>
      </Part>

      <Part id="safeguards" title="Hvordan utkast og ukontrollerte opplysninger er merket">
        <FactCards
          cards={[
            {
              title: 'Radene oppgir sin kilde',
              text: 'En rad i katalogen oppgir kilden som redaktørene hentet den fra. Der de to ikke er sammenlignet, står det «ennå ikke kontrollert mot kilden» på siden.',
            },
            {
              title: 'Hver profil har en kontrollstatus',
              text: 'En art begynner som Utkast, kan stå Under kontroll og er Kontrollert først når en navngitt kontrollør har sagt det, med dato.',
            },
            {
              title: 'Det ukjente forblir ukjent',
              text: 'I et tomt felt står det «Ingen vurdering», «Ikke oppført» eller «Ingen data tilgjengelig». Det betyr at ingenting er registrert om det her.',
            },
            {
              title: 'Endringer etterlater spor',
              text: 'Hvem som endret en rad, når, og hva som sto der før, blir tatt vare på ved siden av raden som erstattet den.',
            },
          ]}
        />
      </Part>

      <Part id="risks" title="Hva du bør være på vakt mot">
        <p>
          Språkmodeller skriver flytende om det de ikke vet. Fire feil betyr mest her, og gjennomgangen er
          utformet for å se etter dem:
        </p>
        <dl>
          <dt>Arbeider som ikke finnes</dt>
          <dd>
            En kildehenvisning kan se riktig ut i alle deler og ikke føre noe sted. Etter utformingen godtas
            et arbeid først når det er blitt åpnet.
          </dd>
          <dt>Utsagn som arbeidet ikke kommer med</dt>
          <dd>
            Et tall kan være hentet fra sammendraget av en annen studie, eller fra en setning som gjengir det
            for å avvise det. Det er selve tekststedet som sammenlignes.
          </dd>
          <dt>Feil dyr</dt>
          <dd>
            Arter med tidligere navn, underarter og bestander forveksles lett. Narhvalen i én fjord er ikke
            narhvalen i hele verden.
          </dd>
          <dt>Det som ikke er skrevet ned, eller ikke på engelsk</dt>
          <dd>
            Urfolkskunnskap, rapporter fra forvaltningen og arbeider på andre språk blir sjeldnere funnet. At
            de mangler i et svar, sier ingenting om verden.
          </dd>
        </dl>
      </Part>

      <Part id="alpha" title="Alfa v1.0: hva det betyr for deg">
        <Notice tone="alpha" title="Alfaversjon 1.0.">
          Data og KI-drevne verktøy kan være unøyaktige. Kontroller viktige opplysninger mot primærkildene.
          Portalen er under utvikling; nøyaktighet kan ikke garanteres før versjon 1.0.
        </Notice>
        <p>Primærkildene:</p>
        <ul>
          <li>
            <a href="https://www.iucnredlist.org">IUCNs rødliste</a> for vurderinger
          </li>
          <li>
            <a href="https://speciesplus.net">Species+</a> og{' '}
            <a href="https://cites.org/eng/app/appendices.php">CITES-listene</a> for oppføringer
          </li>
          <li>
            <a href="https://trade.cites.org">CITES Trade Database</a> for handelsregistreringer
          </li>
          <li>
            <a href="https://www.cms.int">Konvensjonen om trekkende arter (CMS)</a> for listene under den
          </li>
          <li>
            <a href="https://nammco.no">NAMMCO</a> for fangst og kvoter av sjøpattedyr
          </li>
        </ul>
        <p>
          Hvilken utgave av hver kilde som er i bruk her, og siden når, står under{' '}
          <Link to="/methodology/data-science" hash="releases">
            Kilder og utgaver
          </Link>
          .
        </p>
      </Part>
    </>
  )
}
