import { LITERATURE_RECORD } from '#web/public/methodology/literature-record.ts'
import { SEARCH_PROMPT, STRUCTURING_PROMPT } from '#web/public/methodology/prompts.ts'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** The two prompts, the form of the answer and the settings of a run. */
export function Prompts() {
  return (
    <>
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
    </>
  )
}
