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
        Arctic Tracker er en åpen portal om arktisk dyre- og planteliv, laget av et forskningsprosjekt ved et
        universitet. Den viser side om side hvor truet <SpeciesCount /> arter er, hvordan de er vernet, og
        hvordan det handles med dem.
      </p>

      <Part id="mission" title="Formål">
        <p>
          Mye av det som er kjent om arktiske arter, er offentlig, men spredt. Rødlista sier hvor truet en art
          er; CITES og CMS sier hvordan den er vernet; CITES Trade Database inneholder det myndighetene har
          rapportert som handlet; NAMMCO har tallene for det som er fanget. Et spørsmål om én enkelt art
          krever et besøk hos hver av dem.
        </p>
        <p>
          Arctic Tracker samler disse opplysningene for forskere, naturvernere, beslutningstakere og alle
          andre som vil vite. Tre prinsipper gjelder:
        </p>
        <ul>
          <li>
            <strong>Åpent for alle.</strong> Hver side, hvert diagram og hvert tall kan ses uten konto, og de
            samme svarene kan hentes <a href="/api">som data</a>.
          </li>
          <li>
            <strong>Kilder oppgis.</strong> Diagrammene oppgir datasettet og utgaven de bygger på; radene i
            katalogen oppgir sin kilde og sier om de er sammenlignet med den.
          </li>
          <li>
            <strong>Hull står åpne.</strong> Felt som det ikke er funnet noen kilde for, står tomme, og det
            går fram.
          </li>
        </ul>
      </Part>

      <Part id="team" title="Gruppen bak">
        <p>Gruppen er oppgitt etter roller, ikke etter personer.</p>
        <TeamRoles />
      </Part>

      <Part id="updates" title="Siste oppdateringer">
        <p>Hva som er lastet inn i denne portalen, det nyeste først:</p>
        <DataLoads />
        <p>
          Programvaren er versjon <SoftwareVersion />, en alfaversjon. Den nyeste daterte versjonsmerknaden er
          fra 2. oktober 2025: se <Link to="/release-notes">versjonsmerknadene</Link>.
        </p>
      </Part>

      <Part id="features" title="Hva du finner her">
        <div>
          <LinkCards>
            <LinkCard title="Arter" to="/gallery" Icon={Search}>
              Finn en art med hvilket som helst av navnene dens, eller etter rødlistestatus, CITES-liste og
              familie. Hver art har én side med profil, oppføringer, handel, fangst og historikk.
            </LinkCard>
            <LinkCard title="Handelsdata" to="/home" hash="comparison" Icon={ChartLine}>
              <TradeRecordCount /> registreringer tegnet over tid, etter importør og eksportør, varetype,
              formål og kilde; hvert diagram har sin tabell, sin datakilde og en nedlasting. Inntil fem arter
              kan sammenlignes.
            </LinkCard>
            <LinkCard title="Dashbord" to="/arctic-tracker" Icon={Table2}>
              Artene i én tabell: liste, status, trender, år under CITES.
            </LinkCard>
            <LinkCard title="Metode" to="/methodology" Icon={Sigma}>
              Hvor tallene kommer fra, hvordan de er regnet ut, og i hvilken grad de er til å stole på.
            </LinkCard>
            <LinkCard title="Ordliste" to="/glossary" Icon={BookOpen}>
              Hva ordene og kodene i konvensjoner og databaser betyr.
            </LinkCard>
            <LinkCard title="Forskning" to="/research" Icon={FlaskConical}>
              Verktøy for å sammenligne arter, og hvordan KI hjelper til bak kulissene.
            </LinkCard>
          </LinkCards>
        </div>
      </Part>

      <Part id="data" title="Datakilder">
        <p>
          Alle datasett i bruk, slik de er lastet inn her nå: navnet fører til utgiveren, og tallet er
          antallet rader i bruk.
        </p>
        <h3>Importerte datasett</h3>
        <DataSources of="imports" />
        <h3>Katalog</h3>
        <p>
          Redaktørene i Arctic Tracker har satt sammen katalogen og skrevet artstekstene, som er sammendrag av
          publikasjoner. Radene oppgir sin kilde. Fagpersoner har gjennomgått <ReviewedCount /> av{' '}
          <SpeciesCount /> artsprofiler.
        </p>
        <DataSources of="catalogue" />
        <h3>Fotografier</h3>
        <p>
          Fotografiene kommer fra <ExternalLink to="https://www.inaturalist.org">iNaturalist</ExternalLink>,
          bare der fotografen har valgt en åpen lisens, og de bærer fotografens navn. Hvordan datasettene blir
          til tall, er beskrevet under <Link to="/methodology/data-science">Dataarkitektur og grunnlag</Link>.
        </p>
      </Part>

      <Part id="technology" title="Teknologi">
        <p>Portalen er ett program i ett språk, laget med programvare med åpen kildekode.</p>
        <WrittenTable
          caption="Hva portalen er laget med"
          head={['Del', 'Laget med', 'Hva det gjør']}
          rows={[
            ['Grunnlag', namesOf('runtime'), 'kjører serveren; språket alt er skrevet i'],
            [
              'Database',
              namesOf('database'),
              'oppbevarer registreringene, på en egen server eller innebygd der det ikke finnes noen',
            ],
            [
              'Server',
              namesOf('server'),
              'svarer på spørsmål og kontrollerer hvert av dem mot én skriftlig kontrakt',
            ],
            ['Sider', namesOf('web'), 'viser svarene, og lar hver visning ha sin egen adresse'],
            ['Diagrammer', namesOf('charts'), 'skalaer og former; tegningen er vår egen'],
            ['Tester', namesOf('tests'), 'regler, gjennomganger i en nettleser, tilgjengelighet'],
          ]}
        />
        <p>Koden er publisert under MIT-lisensen; dataene beholder utgivernes vilkår.</p>
      </Part>

      <Part id="institution" title="Institusjon">
        <Institution />
      </Part>

      <Part id="contact" title="Kontakt">
        <p>Er et tall feil, eller mangler det en kilde? De som driver portalen, vil gjerne vite om det.</p>
        <ContactAddress
          none={
            <>
              Det er ikke oppgitt noen kontaktadresse for denne installasjonen. Den drives av institusjonen
              som er oppgitt <a href="#institution">ovenfor</a>.
            </>
          }
        />
      </Part>
    </>
  )
}
