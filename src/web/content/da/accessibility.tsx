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
        Alle skal kunne læse denne portal: med tastaturet alene, med skærmlæser, med forstørret tekst, på en
        lille skærm, i mørke og uden at skelne farver. Her står, hvor langt den er nået, og hvor den stadig
        kommer til kort.
      </p>
      <Part id="conformance" title="Hvor godt den opfylder kravene">
        <p>
          Portalen er lavet efter retningslinjerne for webtilgængelighed (WCAG) 2.2, niveau AA. Den er{' '}
          <strong>delvist i overensstemmelse</strong>: de automatiske test nedenfor finder intet, der strider
          mod retningslinjerne, men ingen uden for projektet har undersøgt den, og begrænsningerne nedenfor er
          kendt.
        </p>
      </Part>
      <Part id="measures" title="Hvad der er gjort">
        <ul>
          <li>
            <strong>Diagrammer har tabeller.</strong> Hvert diagram kan byttes ud med en tabel med de samme
            tal og tages med som fil.
          </li>
          <li>
            <strong>Farve står aldrig alene.</strong> Rødlistekategorier og lister har deres kode eller ord,
            linjer deres mærke og navn, udvikling en pil og et ord.
          </li>
          <li>
            <strong>Alt kan nås med tastaturet</strong>, det, der har fokus, får en ramme, og det første stop
            på hver side fører til indholdet.
          </li>
          <li>
            <strong>Siderne passer til små skærme og stor tekst.</strong> Fra <NarrowestWidth /> pixel og op
            skal intet rulles sidelæns, bortset fra tabeller, og teksten kan forstørres til det dobbelte.
          </li>
          <li>
            <strong>Lyst, mørkt, stille.</strong> Temaet følger systemet eller dit valg, og den, der ønsker
            mindre bevægelse, ser ingen.
          </li>
          <li>
            <strong>Sprog er angivet.</strong> Det, der vises på et andet sprog end siden, et navn eller et
            citat, siger det til skærmlæsere.
          </li>
        </ul>
      </Part>
      <Part id="tests" title="Hvordan den testes">
        <p>
          Ved hver ændring åbner en browser hver side af portalen og af administrationen ved <CheckedWidths />{' '}
          pixel og anvender reglerne i axe-core for WCAG 2.0 til 2.2, niveau A og AA. Ti af siderne åbnes på
          hvert af de <LanguageCount /> sprog og i begge temaer; en længere kørsel åbner dem alle sådan. Et
          fund standser ændringen. Andre test går skærmene igennem med taster alene.
        </p>
        <p>
          Erklæringen hviler på denne egenvurdering. Portalen er ikke testet med mennesker, der er afhængige
          af hjælpemidler, og heller ikke i hånden med en skærmlæser.
        </p>
      </Part>
      <Part id="limits" title="Kendte begrænsninger">
        <ul>
          <li>
            Titler på datasæt og værker, brugsvilkår, kildehenvisninger og udgivernes bemærkninger står på
            udgivernes sprog.
          </li>
          <li>
            De fleste oversatte tekster om arter, noter til opførelser og begreber i ordlisten har en anden
            person endnu ikke læst igennem med den engelske tekst ved siden af. Hver af dem, det gælder, siger
            det.
          </li>
          <li>Tegningen i et diagram er ét billede for en skærmlæser. Det, den viser, står i dens tabel.</li>
          <li>Filer med et diagram som billede (PNG, SVG) har ingen tabel; det har CSV-filen.</li>
          <li>
            Opslagssiden for den <a href="/api">offentlige grænseflade</a> beskriver adresserne på engelsk.
          </li>
          <li>I administrationen forstår dataassistenten kun spørgsmål på engelsk.</li>
        </ul>
      </Part>
      <Part id="needed" title="Hvad der skal til">
        <p>
          En nyere browser. Uden JavaScript viser siderne deres tekst, tal og tabeller; diagrammer, filtre og
          søgning kræver det.
        </p>
      </Part>
      <Part id="contact" title="Sig til">
        <p>Den, der møder en hindring, bedes sige til, med sidens adresse og hvad der skete.</p>
        <ContactAddress none="Der er ikke angivet nogen kontaktadresse for denne installation." />
      </Part>
      <Part id="statement" title="Denne erklæring">
        <p>
          Senest gennemgået <StatementDay />.
        </p>
      </Part>
    </>
  )
}
