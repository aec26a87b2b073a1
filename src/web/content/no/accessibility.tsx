import { ContactAddress } from '#web/public/about/portal-identity.tsx'
import {
  CheckedWidths,
  LanguageCount,
  NarrowestWidth,
  StatementDay,
} from '#web/public/accessibility/checked-facts.tsx'
import { Part } from '#web/public/written/part.tsx'

export function Accessibility() {
  return (
    <>
      <p>
        Alle skal kunne lese denne portalen: bare med tastatur, med skjermleser, med forstørret tekst, på
        liten skjerm, i mørket og uten å skille farger fra hverandre. Her står det hvor langt den er kommet,
        og hvor det fortsatt skorter.
      </p>
      <Part id="conformance" title="Hvor godt den oppfyller kravene">
        <p>
          Portalen er laget etter retningslinjene for tilgjengelig webinnhold (WCAG) 2.2, nivå AA. Den er{' '}
          <strong>delvis i samsvar</strong>: de automatiske testene nedenfor finner ikke noe i strid med
          retningslinjene, men ingen utenfor prosjektet har gransket den, og begrensningene nedenfor er kjent.
        </p>
      </Part>
      <Part id="measures" title="Hva som er gjort">
        <ul>
          <li>
            <strong>Diagrammer har tabeller.</strong> Hvert diagram kan byttes ut med en tabell med de samme
            tallene, og tas med som fil.
          </li>
          <li>
            <strong>Farge står aldri alene.</strong> Rødlistekategorier og lister har koden eller ordet sitt,
            linjer markør og navn, utvikling pil og ord.
          </li>
          <li>
            <strong>Alt kan nås med tastatur</strong>, det som har fokus, er omrisset, og det første stoppet
            på hver side fører til innholdet.
          </li>
          <li>
            <strong>Sidene passer på små skjermer og med stor tekst.</strong> Fra <NarrowestWidth /> piksler
            og oppover må ingenting rulles sidelengs, bortsett fra tabeller, og teksten kan forstørres til det
            dobbelte.
          </li>
          <li>
            <strong>Lyst, mørkt, stille.</strong> Temaet følger systemet eller valget ditt, og den som ønsker
            mindre bevegelse, ser ingen.
          </li>
          <li>
            <strong>Språk er oppgitt.</strong> Det som vises på et annet språk enn siden, et navn eller et
            sitat, sier det til skjermlesere.
          </li>
        </ul>
      </Part>
      <Part id="tests" title="Hvordan den testes">
        <p>
          Ved hver endring åpner en nettleser hver side av portalen og av administrasjonen ved{' '}
          <CheckedWidths /> piksler og bruker reglene i axe-core for WCAG 2.0 til 2.2, nivå A og AA. Ti av
          sidene åpnes på hvert av de <LanguageCount /> språkene og i begge temaer; en lengre kjøring åpner
          alle slik. Et funn stanser endringen. Andre tester går gjennom skjermbildene bare med taster.
        </p>
        <p>
          Erklæringen bygger på denne egenvurderingen. Portalen er ikke testet med mennesker som er avhengige
          av hjelpemidler, og heller ikke manuelt med skjermleser.
        </p>
      </Part>
      <Part id="limits" title="Kjente begrensninger">
        <ul>
          <li>
            Titler på datasett og verk, bruksvilkår, henvisninger og utgivernes merknader står på utgivernes
            språk.
          </li>
          <li>
            De fleste oversatte tekstene om arter, merknadene til oppføringer og begrepene i ordlista er ikke
            lest mot den engelske teksten av en person til. Hver av dem det gjelder, sier det.
          </li>
          <li>Tegningen i et diagram er ett bilde for en skjermleser. Det den viser, står i tabellen.</li>
          <li>Filer med et diagram som bilde (PNG, SVG) har ingen tabell; det har CSV-filen.</li>
          <li>
            Referansen for det <a href="/api">åpne grensesnittet</a> beskriver adressene på engelsk.
          </li>
          <li>I administrasjonen forstår dataassistenten bare spørsmål på engelsk.</li>
        </ul>
      </Part>
      <Part id="needed" title="Hva som trengs">
        <p>
          En nyere nettleser. Uten JavaScript viser sidene tekst, tall og tabeller; diagrammer, filtre og søk
          krever det.
        </p>
      </Part>
      <Part id="contact" title="Si fra">
        <p>Den som møter en hindring, bes si fra, med adressen til siden og hva som skjedde.</p>
        <ContactAddress none="Det er ikke oppgitt noen kontaktadresse for denne installasjonen." />
      </Part>
      <Part id="statement" title="Denne erklæringen">
        <p>
          Sist gjennomgått <StatementDay />.
        </p>
      </Part>
    </>
  )
}
