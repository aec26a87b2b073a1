import { LITERATURE_RECORD } from '#web/public/methodology/literature-record.ts'
import { SEARCH_PROMPT, STRUCTURING_PROMPT } from '#web/public/methodology/prompts.ts'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** The two prompts, the form of the answer and the settings of a run. */
export function Prompts() {
  return (
    <>
      <Part id="search-prompt" title="Prompt 1: litteratursøgning">
        <p>
          Erstat det, der står i krøllede parenteser. Spørg om én art ad gangen og om højst tre felter: svar
          på brede spørgsmål henviser bredt.
        </p>
        <CodeBlock title="Prompt til litteratursøgning" lang="text" textLang="en" wrap>
          {SEARCH_PROMPT}
        </CodeBlock>
      </Part>

      <Part id="structuring-prompt" title="Prompt 2: strukturering som JSON">
        <p>
          Modellen får denne tekst, det skema, der følger efter den, og det gemte svar på den første prompt.
          Den får ingen adgang til nettet, så alt, hvad den svarer, kan føres tilbage til det svar.
        </p>
        <CodeBlock title="Prompt til strukturering som JSON" lang="text" textLang="en" wrap>
          {STRUCTURING_PROMPT}
        </CodeBlock>
        <p>
          Skemaet er kontrakten mellem maskinen og den, der gennemgår. Det har en plads til tekststedet, som
          det står i værket, til de år, dataene blev indsamlet i, og til det, der ikke blev fundet. Felternes
          navne er kolonnerne i tabellen <code>species</code>; værkernes typer er dem, referencelisten bruger.
        </p>
        <CodeBlock title="Litteraturpost, JSON Schema" lang="json" textLang="en">
          {JSON.stringify(LITERATURE_RECORD, null, 2)}
        </CodeBlock>
      </Part>

      <Part id="settings" title="Indstillinger">
        <WrittenTable
          caption="Sådan køres sprogmodellen"
          head={['Indstilling', 'Værdi', 'Hvorfor']}
          rows={[
            [
              'Temperatur',
              '0,2',
              'At omsætte er ikke at digte. En lav temperatur gør, at to kørsler over det samme svar kun afviger lidt fra hinanden; den gør ingen af dem rigtig.',
            ],
            ['Arter pr. kørsel', '1', 'Udsagn om to arter i én sammenhæng bliver blandet sammen.'],
            [
              'Værktøjer og adgang til nettet',
              'Ingen',
              'Hvad posten end siger, skal stå i det gemte svar fra søgeplatformen.',
            ],
            [
              'Svarets form',
              'JSON efter skemaet ovenfor',
              'Et svar, der ikke passer til skemaet, kasseres, og der bedes om et nyt; det rettes aldrig i hånden.',
            ],
            [
              'Gemmes ved hver kørsel',
              'Begge prompter, begge rå svar, model og version, dato',
              'Et udsagn skal kunne føres tilbage til den kørsel, det kom fra.',
            ],
          ]}
        />
      </Part>
    </>
  )
}
