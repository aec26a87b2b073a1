import { Link } from '@tanstack/react-router'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { FactCards } from '#web/public/written/fact-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { ReviewedCount, SpeciesCount } from '#web/public/written/portal-figures.tsx'
import { Stages } from '#web/public/written/stages.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { REVIEW_CHECKLIST } from './research-pipeline/checklist.ts'
import { Prompts } from './research-pipeline/prompts.tsx'

export function ResearchPipeline() {
  return (
    <>
      <p>
        Trinn 2 spør om en maskin kan hjelpe til med å lese litteraturen om en art uten at kravet til det som
        legges inn, blir lavere. Det er et forsøk: det som kommer ut, er et utkast for en fagperson, ikke en
        kilde.
      </p>

      <Part id="status" title="Hva som er eksperimentelt ved det">
        <p>
          <Link to="/methodology/data-science">Trinn 1</Link> tar det utgiverne publiserer, etter regler som
          gir det samme resultatet hver gang. Trinn 2 er av et annet slag. Det stiller et spørsmål til en
          plattform for litteratursøk, lar en språkmodell gi svaret fast form og overlater resultatet til et
          menneske. To av disse tre trinnene kan ta feil på måter som ingen regel oppdager. Derfor er
          spørsmålene, formen, innstillingene og sjekklista for fagpersonens gjennomgang publisert nedenfor.
        </p>
        <p>
          Denne siden beskriver utformingen: en litteratursøkeplattform, så en KI-modell, så en fagpersons
          gjennomgang. Den sier ikke at opplysningene på dette nettstedet har vært gjennom den gjennomgangen:
          fagpersoner har gjennomgått <ReviewedCount /> av <SpeciesCount /> artsprofiler. Artstekstene som
          vises her, er sammendrag skrevet av redaktørene.
        </p>
        <Notice tone="caution" title="Ikke en kilde.">
          Siter ikke det som kommer ut av dette løpet. Siter arbeidet et utsagn ble funnet i, etter å ha lest
          det.
        </Notice>
      </Part>

      <Part id="stages" title="Fire faser">
        <p>
          Tidene gjelder én art, slik de ble oppgitt i 2025-versjonen. De omfatter ikke fagpersonens
          gjennomgang, som tar så lang tid som det tar å lese arbeidene.
        </p>
        <Stages
          stages={[
            {
              name: 'Utforming av instruksen',
              duration: '1–2 min',
              state: 'Fullført',
              text: (
                <p>
                  Malen nedenfor fylles ut for én art: gjeldende navn, tidligere navn, bestandene som vurderes
                  for seg, og feltene som ennå er tomme. Tidligere navn har betydning: snøugla står i
                  handelsregistreringene som <i lang="la">Nyctea scandiaca</i> og på rødlista som{' '}
                  <i lang="la">Bubo scandiacus</i>.
                </p>
              ),
            },
            {
              name: 'Litteratursøk',
              duration: '3–5 min',
              state: 'Fullført',
              text: (
                <p>
                  Instruksen går til en plattform for litteratursøk, som svarer med utsagn og publikasjonene
                  de kommer fra. Svaret lagres slik det kom, med dato.
                </p>
              ),
            },
            {
              name: 'Strukturering i JSON',
              duration: '30 s',
              state: 'Fullført',
              text: (
                <p>
                  En språkmodell gjør det lagrede svaret om til JSON i fast form, ved en temperatur på 0,2.
                  Den ser det lagrede svaret og ingenting annet, og får beskjed om å utelate det den ikke kan
                  knytte til et arbeid.
                </p>
              ),
            },
            {
              name: 'Innlegging i databasen',
              duration: '2 s',
              state: 'Fullført',
              text: (
                <p>
                  Det fagpersonen har godtatt, legges inn i én transaksjon: hvert utsagn i sin kolonne med sin
                  kilde, hvert arbeid i referanselista.
                </p>
              ),
            },
          ]}
        />
        <p>
          Etter utformingen kommer en fagpersons gjennomgang mellom den tredje og den fjerde fasen, og en post
          legges inn først etter den.
        </p>
      </Part>

      <Prompts />

      <Part id="review" title="Gjennomgang ved en fagperson">
        <p>
          Kontrolløren skal være en person som kjenner arten og kan lese arbeidene. Posten skal sammenlignes
          med arbeidene, utsagn for utsagn; at posten stemmer med søkeplattformens svar, teller ikke, siden
          begge kan ha den samme feilen.
        </p>
        <CodeBlock title="Sjekkliste for gjennomgangen" lang="text" wrap>
          {REVIEW_CHECKLIST}
        </CodeBlock>
        <p>
          Et utsagn ender på en av tre måter: godtatt som det står, rettet med kontrollørens ord, eller
          strøket. Et strøket utsagn tas vare på med begrunnelsen, for det samme vil bli foreslått igjen. Når
          alle utsagn om en art er avgjort, kan profilen settes til Kontrollert, med kontrollør, dato og
          merknader; de står øverst på artssiden.
        </p>
      </Part>

      <Part id="reproduce" title="Slik gjentar du en kjøring">
        <ol>
          <li>
            Velg en art og åpne siden dens her. Skriv opp det gjeldende navnet, navnene som står etter «også»,
            og hvilke felt i oversikten som er tomme.
          </li>
          <li>
            Fyll ut instruks 1 og still den til en plattform for litteratursøk som du selv velger. Lagre
            svaret slik det kom, med dato og navnet på plattformen.
          </li>
          <li>
            Gi instruks 2, skjemaet og det lagrede svaret til en språkmodell ved temperatur 0,2, uten tilgang
            til nettet. Lagre svaret slik det kom, med modell og versjon.
          </li>
          <li>
            Valider JSON-svaret mot skjemaet med en hvilken som helst validator for JSON Schema, utkast
            2020-12. Passer det ikke, går du tilbake til punkt 3.
          </li>
          <li>
            Gjør punkt 3 en gang til og sammenlign. Utsagn som bare kommer fram i én av kjøringene, fortjener
            den grundigste lesningen.
          </li>
          <li>
            Slå opp hver DOI. Et arbeid der DOI-en fører et annet sted, eller ikke noe sted, strykes med alle
            utsagnene sine.
          </li>
          <li>Gå gjennom sjekklista med arbeidene åpne ved siden av.</li>
          <li>
            Rapporter hva som ble godtatt, rettet og strøket. Andelen som ble strøket, er det eneste ærlige
            målet på hvor godt en kjøring gikk.
          </li>
        </ol>
      </Part>

      <Part id="limits" title="Begrensninger">
        <FactCards
          cards={[
            {
              title: 'Ikke noe mål på fullstendighet',
              text: 'Løpet finner det som er indeksert og åpent beskrevet. Det som ikke blir funnet, kan likevel være vel kjent.',
            },
            {
              title: 'En dragning mot det godt undersøkte',
              text: 'Noen arter er langt mer undersøkt enn andre. Et kort svar betyr få arbeider, ikke få problemer.',
            },
            {
              title: 'En dragning mot engelsk',
              text: 'Arbeider på andre språk blir sjeldnere funnet, og urfolkskunnskap er sjelden publisert der slike plattformer leter.',
            },
            {
              title: 'Gamle tall i nye artikler',
              text: 'En ny artikkel kan gjengi en telling som er flere tiår gammel. Årene for dataene etterspørres atskilt fra året for arbeidet.',
            },
            {
              title: 'Ikke ordrett gjentakbart',
              text: 'Plattformer og modeller endrer seg. Den samme instruksen vil ikke gi det samme svaret neste år; de lagrede svarene er dokumentasjonen.',
            },
            {
              title: 'Uten betydning for status, handel og nivåer',
              text: 'Rødlistekategorier, oppføringer, handelstall og nivåene i dashbordet hentes ikke fra dette løpet.',
            },
          ]}
        />
      </Part>

      <Part id="further" title="Les videre">
        <p>
          <Link to="/methodology">Oversikt over metode</Link> ·{' '}
          <Link to="/research/ai-development">Erklæring om bruk av KI</Link> ·{' '}
          <Link to="/">Arctic Tracker, forsiden</Link>
        </p>
      </Part>
    </>
  )
}
