import { LITERATURE_RECORD } from '#web/public/methodology/literature-record.ts'
import { SEARCH_PROMPT, STRUCTURING_PROMPT } from '#web/public/methodology/prompts.ts'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** The two prompts, the form of the answer and the settings of a run. */
export function Prompts() {
  return (
    <>
      <Part id="search-prompt" title="Fyrirmæli 1: heimildaleit">
        <p>
          Settu þitt í stað þess sem stendur í slaufusvigum. Spyrðu um eina tegund í einu og um ekki fleiri en
          þrjá reiti: svör við víðum spurningum vísa vítt.
        </p>
        <CodeBlock title="Fyrirmæli um heimildaleit" lang="text" textLang="en" wrap>
          {SEARCH_PROMPT}
        </CodeBlock>
      </Part>

      <Part id="structuring-prompt" title="Fyrirmæli 2: umbreyting í JSON">
        <p>
          Líkanið fær þennan texta, skemað sem á eftir fer og vistaða svarið við fyrri fyrirmælunum. Það fær
          engan aðgang að vefnum, svo að allt sem það skilar megi rekja til þess svars.
        </p>
        <CodeBlock title="Fyrirmæli um umbreytingu í JSON" lang="text" textLang="en" wrap>
          {STRUCTURING_PROMPT}
        </CodeBlock>
        <p>
          Skemað er samningurinn milli vélar og yfirlesara. Í því er pláss fyrir textann eins og hann stendur
          í ritverkinu, fyrir árin sem gagnanna var aflað og fyrir það sem ekki fannst. Heiti reitanna eru
          dálkar töflunnar <code>species</code>; gerðir ritverka eru þær sömu og í ritheimildaskránni.
        </p>
        <CodeBlock title="Færsla úr fræðiritum, JSON-skema" lang="json" textLang="en">
          {JSON.stringify(LITERATURE_RECORD, null, 2)}
        </CodeBlock>
      </Part>

      <Part id="settings" title="Stillingar">
        <WrittenTable
          caption="Hvernig mállíkanið er keyrt"
          head={['Stilling', 'Gildi', 'Hvers vegna']}
          rows={[
            [
              'Hitastig',
              '0,2',
              'Að umbreyta er ekki að semja. Við lágt hitastig munar litlu á tveimur keyrslum yfir sama svar; það gerir hvoruga þeirra rétta.',
            ],
            ['Tegundir í keyrslu', '1', 'Staðhæfingar um tvær tegundir í sama samhengi ruglast saman.'],
            [
              'Verkfæri og vefaðgangur',
              'Engin',
              'Allt sem færslan segir verður að standa í vistuðu svari heimildaleitarkerfisins.',
            ],
            [
              'Form svarsins',
              'JSON eftir skemanu hér að ofan',
              'Svari sem ekki passar við skemað er hent og beðið um það aftur, því er aldrei breytt í höndunum.',
            ],
            [
              'Geymt með hverri keyrslu',
              'Hvor tveggja fyrirmælin, bæði svörin óbreytt, líkan og útgáfa, dagur',
              'Staðhæfingu verður að vera hægt að rekja til keyrslunnar sem hún kom úr.',
            ],
          ]}
        />
      </Part>
    </>
  )
}
