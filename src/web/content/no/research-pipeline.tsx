import { Link } from '@tanstack/react-router'
import { LITERATURE_RECORD } from '#web/public/methodology/literature-record.ts'
import { SEARCH_PROMPT, STRUCTURING_PROMPT } from '#web/public/methodology/prompts.ts'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { FactCards } from '#web/public/written/fact-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { Stages } from '#web/public/written/stages.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { REVIEW_CHECKLIST } from './research-pipeline/checklist.ts'

export function ResearchPipeline() {
  return (
    <>
      <p>
        Trinn 2 spør om en maskin kan hjelpe til med å lese litteraturen om en art uten at kravet til det som
        legges inn, blir lavere. Det er et forsøk: det som kommer ut, er et utkast for en fagperson, aldri en
        opplysning fra denne portalen.
      </p>

      <Part id="status" title="Hva som er eksperimentelt ved det">
        <p>
          <Link to="/methodology/data-science">Trinn 1</Link> tar det utgiverne publiserer, etter regler som
          gir det samme resultatet hver gang. Trinn 2 er av et annet slag. Det stiller et spørsmål til en
          plattform for litteratursøk, lar en språkmodell gi svaret fast form og overlater resultatet til et
          menneske. To av disse tre trinnene kan ta feil på måter som ingen regel oppdager. Derfor er alt
          nedenfor publisert i sin helhet: spørsmålene, formen, innstillingene og lista en fagperson avgjør
          etter.
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
                  Det fagpersonen har godtatt, legges inn i én transaksjon, alt eller ingenting: hvert utsagn
                  i sin kolonne med sin kilde, hvert arbeid i referanselista.
                </p>
              ),
            },
          ]}
        />
        <p>
          Mellom den tredje og den fjerde fasen står gjennomgangen. En post som ingen har gjennomgått, blir
          aldri lagt inn.
        </p>
      </Part>

      <Part id="search-prompt" title="Instruks 1: litteratursøk">
        <p>
          Begge instruksene er på engelsk, slik de sendes. Bytt ut det som står i krøllparenteser. Spør om én
          art om gangen, og om høyst tre felt: svar på brede spørsmål har brede kildehenvisninger.
        </p>
        <CodeBlock title="Instruks for litteratursøk" lang="text" textLang="en" wrap>
          {SEARCH_PROMPT}
        </CodeBlock>
      </Part>

      <Part id="structuring-prompt" title="Instruks 2: strukturering i JSON">
        <p>
          Modellen får denne teksten, skjemaet som følger etter den, og det lagrede svaret på den første
          instruksen. Den får ikke tilgang til nettet, slik at alt den gir fra seg, kan spores til det svaret.
        </p>
        <CodeBlock title="Instruks for strukturering i JSON" lang="text" textLang="en" wrap>
          {STRUCTURING_PROMPT}
        </CodeBlock>
        <p>
          Skjemaet er kontrakten mellom maskin og kontrollør. Det har en plass til tekststedet slik det står i
          arbeidet, til årene dataene ble samlet inn i, og til det som ikke ble funnet. Feltnavnene er
          kolonnene i tabellen <code>species</code>; typene arbeider er de samme som i referanselista.
        </p>
        <CodeBlock title="Litteraturpost, JSON Schema" lang="json" textLang="en">
          {JSON.stringify(LITERATURE_RECORD, null, 2)}
        </CodeBlock>
      </Part>

      <Part id="settings" title="Innstillinger">
        <WrittenTable
          caption="Hvordan språkmodellen kjøres"
          head={['Innstilling', 'Verdi', 'Hvorfor']}
          rows={[
            [
              'Temperatur',
              '0,2',
              'Å gjøre om er ikke å dikte. En lav temperatur gjør at to kjøringer over det samme svaret skiller seg lite; den gjør ingen av dem riktig.',
            ],
            ['Arter per kjøring', '1', 'Utsagn om to arter i én sammenheng blir blandet.'],
            [
              'Verktøy og nettilgang',
              'Ingen',
              'Alt posten sier, må stå i det lagrede svaret fra søkeplattformen.',
            ],
            [
              'Svarets form',
              'JSON etter skjemaet ovenfor',
              'Et svar som ikke passer til skjemaet, kastes og bestilles på nytt, og repareres aldri for hånd.',
            ],
            [
              'Tas vare på for hver kjøring',
              'Begge instruksene, begge råsvarene, modell og versjon, dato',
              'Et utsagn må kunne spores til kjøringen det kom fra.',
            ],
          ]}
        />
      </Part>

      <Part id="review" title="Gjennomgang ved en fagperson">
        <p>
          Kontrolløren er en person som kjenner arten og kan lese arbeidene. Posten sammenlignes med
          arbeidene, utsagn for utsagn; at posten stemmer med søkeplattformens svar, teller ikke, siden begge
          kan ha den samme feilen.
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
              text: 'Rødlistekategorier, oppføringer, handelstall og nivåene i dashbordet kommer aldri fra dette løpet.',
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
