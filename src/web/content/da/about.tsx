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
        Arctic Tracker er en offentlig portal om Arktis’ vilde dyr og planter, skabt af et forskningsprojekt
        ved et universitet. Den viser side om side, hvor truede <SpeciesCount /> arter er, hvordan de er
        beskyttet, og hvordan der handles med dem.
      </p>

      <Part id="mission" title="Formål">
        <p>
          Meget af det, man ved om arktiske arter, er offentligt, men spredt. Rødlisten siger, hvor truet en
          art er; CITES og CMS siger, hvordan den er beskyttet; CITES Trade Database rummer det, som
          regeringer har indberettet som handlet; NAMMCO rummer det, der er fanget. Et spørgsmål om én art
          kræver et besøg hos dem alle.
        </p>
        <p>
          Arctic Tracker samler disse oplysninger for forskere, naturbeskyttere, beslutningstagere og alle
          andre, der vil vide besked. Tre principper gælder:
        </p>
        <ul>
          <li>
            <strong>Åbent for alle at læse.</strong> Alle sider, diagrammer og tal kan ses uden en konto, og
            de samme svar kan fås <a href="/api">som data</a>.
          </li>
          <li>
            <strong>Kilder angives.</strong> Diagrammerne angiver det datasæt og den udgivelse, de bygger på;
            katalogets rækker angiver deres kilde og siger, om de er sammenlignet med den.
          </li>
          <li>
            <strong>Huller står åbne.</strong> Felter, som der ikke er fundet nogen kilde til, står tomme, og
            det fremgår.
          </li>
        </ul>
      </Part>

      <Part id="team" title="Holdet">
        <p>Holdet er nævnt ved sine roller, ikke ved sine medlemmer.</p>
        <TeamRoles />
      </Part>

      <Part id="updates" title="Seneste opdateringer">
        <p>Det, der er indlæst i denne portal, det nyeste først:</p>
        <DataLoads />
        <p>
          Programmet er version <SoftwareVersion />, en alfaversion. Den seneste daterede note i
          versionsnoterne er fra den 2. oktober 2025: se <Link to="/release-notes">versionsnoterne</Link>.
        </p>
      </Part>

      <Part id="features" title="Hvad portalen kan">
        <div>
          <LinkCards>
            <LinkCard title="Arter" to="/gallery" Icon={Search}>
              Find en art ved et hvilket som helst af dens navne eller efter rødlistestatus, CITES-liste og
              familie. Hver art har én side med profil, opførelser, handel, fangster og historik.
            </LinkCard>
            <LinkCard title="Handelsdata" to="/home" hash="comparison" Icon={ChartLine}>
              <TradeRecordCount /> registreringer tegnet over tid, efter importland og eksportland, varetype,
              formål og herkomst; hvert diagram har sin tabel og sin kilde og kan hentes. Op til fem arter kan
              sammenlignes.
            </LinkCard>
            <LinkCard title="Dashboard" to="/arctic-tracker" Icon={Table2}>
              Arterne i én tabel: liste, status, udvikling, år under CITES.
            </LinkCard>
            <LinkCard title="Metode" to="/methodology" Icon={Sigma}>
              Hvor tallene kommer fra, hvordan de er beregnet, og hvor meget man kan stole på dem.
            </LinkCard>
            <LinkCard title="Ordliste" to="/glossary" Icon={BookOpen}>
              Hvad konventionernes og databasernes ord og koder betyder.
            </LinkCard>
            <LinkCard title="Forskning" to="/research" Icon={FlaskConical}>
              Værktøjer til at sammenligne arter, og hvordan AI hjælper bag kulisserne.
            </LinkCard>
          </LinkCards>
        </div>
      </Part>

      <Part id="data" title="Datakilder">
        <p>
          Hvert datasæt i brug, som det er indlæst her nu: et navn fører til udgiveren, og tallet er antallet
          af rækker i brug.
        </p>
        <h3>Importerede datasæt</h3>
        <DataSources of="imports" />
        <h3>Katalog</h3>
        <p>
          Arctic Trackers redaktører har sammensat kataloget og skrevet artsteksterne, som er sammendrag af
          publikationer. Rækkerne angiver deres kilde. Fagpersoner har gennemgået <ReviewedCount /> af{' '}
          <SpeciesCount /> artsprofiler.
        </p>
        <DataSources of="catalogue" />
        <h3>Fotografier</h3>
        <p>
          Fotografierne kommer fra <ExternalLink to="https://www.inaturalist.org">iNaturalist</ExternalLink>,
          kun hvor fotografen har valgt en åben licens, og de bærer fotografens navn. Hvordan datasættene
          bliver til tal, fortælles under{' '}
          <Link to="/methodology/data-science">Dataarkitektur og datagrundlag</Link>.
        </p>
      </Part>

      <Part id="technology" title="Teknologi">
        <p>Portalen er ét program i ét sprog, lavet med open source-software.</p>
        <WrittenTable
          caption="Hvad portalen er lavet med"
          head={['Del', 'Lavet med', 'Hvad den gør']}
          rows={[
            ['Fundament', namesOf('runtime'), 'kører serveren; sproget for det hele'],
            [
              'Database',
              namesOf('database'),
              'opbevarer registreringerne, på en server for sig eller indlejret, hvor der ingen er',
            ],
            [
              'Server',
              namesOf('server'),
              'besvarer spørgsmål og holder hvert af dem op mod én nedskreven kontrakt',
            ],
            ['Sider', namesOf('web'), 'viser det og bevarer hver visning i dens adresse'],
            ['Diagrammer', namesOf('charts'), 'skalaer og former; tegningen er vores egen'],
            ['Test', namesOf('tests'), 'regler, forløb i en browser, tilgængelighed'],
          ]}
        />
        <p>Koden er udgivet under MIT-licensen; for data gælder udgivernes egne vilkår.</p>
      </Part>

      <Part id="institution" title="Institution">
        <Institution />
      </Part>

      <Part id="contact" title="Kontakt">
        <p>Er et tal forkert, mangler en kilde? Det vil den, der driver portalen, gerne vide.</p>
        <ContactAddress
          none={
            <>
              Der er ikke angivet nogen kontaktadresse for denne installation. Den drives af den institution,
              der er nævnt <a href="#institution">ovenfor</a>.
            </>
          }
        />
      </Part>
    </>
  )
}
