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
        Trin 2 spørger, om en maskine kan hjælpe med at læse litteraturen om en art, uden at kravene til det,
        der føres ind, sænkes. Det er et forsøg: dets resultat er et udkast til en fagperson, ikke en kilde.
      </p>

      <Part id="status" title="Hvad der er eksperimentelt ved det">
        <p>
          <Link to="/methodology/data-science">Trin 1</Link> tager det, udgiverne offentliggør, efter regler,
          der giver samme resultat hver gang. Trin 2 er af en anden art. Det stiller et spørgsmål til en
          platform til litteratursøgning, lader en sprogmodel bringe svaret på en fast form og overlader
          formen til et menneske. To af disse tre skridt kan gå galt på måder, som ingen regel opdager. Derfor
          er spørgsmålene, formen, indstillingerne og tjeklisten til fagpersonens gennemgang offentliggjort
          nedenfor.
        </p>
        <p>
          Denne side beskriver udformningen: en litteratursøgningsplatform, så en AI-model, så en fagpersons
          gennemgang. Den siger ikke, at oplysningerne på dette websted har været igennem den gennemgang:
          fagpersoner har gennemgået <ReviewedCount /> af <SpeciesCount /> artsprofiler. De artstekster, der
          vises her, er sammendrag skrevet af redaktørerne.
        </p>
        <Notice tone="caution" title="Ikke en kilde.">
          Henvis ikke til resultatet af dette forløb. Henvis til det værk, et udsagn blev fundet i, efter at
          have læst det.
        </Notice>
      </Part>

      <Part id="stages" title="Fire skridt">
        <p>
          Tiderne gælder én art, som oplyst i 2025-versionen. De omfatter ikke fagpersonens gennemgang, som
          tager den tid, det tager at læse værkerne.
        </p>
        <Stages
          stages={[
            {
              name: 'Udformning af prompten',
              duration: '1–2 min.',
              state: 'Afsluttet',
              text: (
                <p>
                  Skabelonen nedenfor udfyldes for én art: nuværende navn, tidligere navne, de bestande, der
                  vurderes særskilt, og de felter, der stadig er tomme. Tidligere navne betyder noget:
                  sneuglen står i handelsregistreringerne som <i lang="la">Nyctea scandiaca</i> og på
                  rødlisten som <i lang="la">Bubo scandiacus</i>.
                </p>
              ),
            },
            {
              name: 'Litteratursøgning',
              duration: '3–5 min.',
              state: 'Afsluttet',
              text: (
                <p>
                  Prompten sendes til en platform til litteratursøgning, som svarer med udsagn og de
                  publikationer, de kommer fra. Svaret gemmes, som det kom, med datoen.
                </p>
              ),
            },
            {
              name: 'Strukturering som JSON',
              duration: '30 s',
              state: 'Afsluttet',
              text: (
                <p>
                  En sprogmodel omsætter det gemte svar til JSON af en fast form, ved en temperatur på 0,2.
                  Den ser det gemte svar og intet andet og får besked på at udelade det, den ikke kan knytte
                  til et værk.
                </p>
              ),
            },
            {
              name: 'Indføring i databasen',
              duration: '2 s',
              state: 'Afsluttet',
              text: (
                <p>
                  Det, fagpersonen har godkendt, føres ind i én transaktion: hvert udsagn i sin kolonne med
                  sin kilde, hvert værk på listen over referencer.
                </p>
              ),
            },
          ]}
        />
        <p>
          Efter udformningen kommer en fagpersons gennemgang mellem det tredje skridt og det fjerde, og en
          post føres først ind efter den.
        </p>
      </Part>

      <Prompts />

      <Part id="review" title="Gennemgang ved en fagperson">
        <p>
          Den, der gennemgår, skal være et menneske, som kender arten og kan læse værkerne. Posten skal
          sammenlignes med værkerne, udsagn for udsagn; at posten stemmer med søgeplatformens svar, tæller
          ikke, da begge kan rumme den samme fejl.
        </p>
        <CodeBlock title="Tjekliste til gennemgangen" lang="text" wrap>
          {REVIEW_CHECKLIST}
        </CodeBlock>
        <p>
          Et udsagn ender på en af tre måder: godkendt, som det står, rettet til den ordlyd, som fagpersonen
          har valgt, eller strøget. Et strøget udsagn gemmes med grunden, for det samme vil blive foreslået
          igen. Når alle udsagn om en art er afgjort, kan dens profil sættes til »Gennemgået«, med navn, dato
          og bemærkninger; de står øverst på artens side.
        </p>
      </Part>

      <Part id="reproduce" title="Sådan gentager man en kørsel">
        <ol>
          <li>
            Vælg en art, og åbn dens side her. Notér dens nuværende navn, de navne, der står efter »også«, og
            hvilke felter i oversigten der er tomme.
          </li>
          <li>
            Udfyld prompt 1, og stil den til en platform til litteratursøgning efter eget valg. Gem svaret,
            som det kom, med datoen og platformens navn.
          </li>
          <li>
            Giv prompt 2, skemaet og det gemte svar til en sprogmodel ved temperatur 0,2, uden adgang til
            nettet. Gem svaret, som det kom, med model og version.
          </li>
          <li>
            Validér JSON-svaret mod skemaet med en hvilken som helst validator til JSON Schema, udkast
            2020-12. Passer det ikke, så gå tilbage til punkt 3.
          </li>
          <li>
            Udfør punkt 3 en gang til, og sammenlign. Udsagn, der kun forekommer i den ene kørsel, fortjener
            den omhyggeligste læsning.
          </li>
          <li>
            Slå hver DOI op. Et værk, hvis DOI fører et andet sted hen eller ingen steder, stryges med alle
            sine udsagn.
          </li>
          <li>Gå tjeklisten igennem med værkerne åbne ved siden af.</li>
          <li>
            Rapportér, hvad der blev godkendt, rettet og strøget. Den andel, der blev strøget, er det eneste
            ærlige mål for, hvor godt en kørsel gik.
          </li>
        </ol>
      </Part>

      <Part id="limits" title="Begrænsninger">
        <FactCards
          cards={[
            {
              title: 'Intet mål for fuldstændighed',
              text: 'Forløbet finder det, der er indekseret og åbent beskrevet. Det, som det ikke finder, kan alligevel være velkendt.',
            },
            {
              title: 'Skævhed til fordel for det velundersøgte',
              text: 'Nogle arter er undersøgt langt mere end andre. Et kort svar betyder få værker, ikke få problemer.',
            },
            {
              title: 'Skævhed til fordel for engelsk',
              text: 'Værker på andre sprog findes sjældnere, og oprindelige folks viden offentliggøres sjældent dér, hvor sådanne platforme leder.',
            },
            {
              title: 'Gamle tal i nye artikler',
              text: 'En ny artikel kan citere en optælling fra for årtier siden. Der spørges om dataenes år for sig og værkets år for sig.',
            },
            {
              title: 'Kan ikke gentages til punkt og prikke',
              text: 'Platforme og modeller ændrer sig. Den samme prompt vil ikke give det samme svar næste år; de gemte svar er dokumentationen.',
            },
            {
              title: 'Uden betydning for status, handel eller bedømmelser',
              text: 'Rødlistekategorier, opførelser, handelstal og dashboardets bedømmelser hentes ikke fra dette forløb.',
            },
          ]}
        />
      </Part>

      <Part id="further" title="Læs videre">
        <p>
          <Link to="/methodology">Oversigt over metoden</Link> ·{' '}
          <Link to="/research/ai-development">Erklæring om brugen af AI</Link> ·{' '}
          <Link to="/">Arctic Trackers forside</Link>
        </p>
      </Part>
    </>
  )
}
