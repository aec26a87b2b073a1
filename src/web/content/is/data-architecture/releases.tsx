import { Part } from '#web/public/written/part.tsx'
import { TradeCitation } from '#web/public/written/release-figures.tsx'
import { ReleasesTable } from '#web/public/written/releases-table.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What is loaded, and what is simulated. */
export function Releases() {
  return (
    <>
      <Part id="releases" title="Heimildir og útgáfur">
        <p>
          Það sem hlaðið hefur verið inn hér, lesið úr gagnagrunninum núna. Heitin vísa á útgefendurna. Vísaðu
          í þá, með útgáfunni, auk þessa vefs.
        </p>
        <ReleasesTable
          caption="Útgefandi, útgáfa, stærð og skilmálar"
          head={['Gagnasafn og útgefandi', 'Útgáfa', 'Færslur', 'Notkunarskilmálar']}
          words={{
            simulated: 'Hermd gögn',
            saved: 'Vistað',
            loaded: 'Hlaðið inn',
            unversioned: 'Ekkert útgáfunúmer',
            completeTo: 'heil gögn til og með',
            noTerms: 'Engir skráðir',
          }}
        />
        <p>
          Útgefandi verslunarfærslnanna biður um að vísað sé í þær svo: <TradeCitation />.
        </p>
      </Part>

      <Part id="simulated" title="Hermdar færslur">
        <p>
          Heildarútgáfu CITES-verslunargagnagrunnsins má ekki láta fylgja vefnum. Ný uppsetning byrjar því með
          hermdum sendingum, svo að hver skjár virki í raunverulegri stærð sinni. Þær eru búnar til eftir
          sniði hverrar tegundar: birtum fjölda færslna á ári og birtri skiptingu í vöruheiti, tilgang,
          tilurð, lönd og skýrslugjafa. Sömu snið gefa alltaf sömu línur.
        </p>
        <Notice tone="caution" title="Hvað er satt um þær og hvað ekki.">
          Heildartölur á ári og hlutföll fyrir hverja tegund fylgja birtum tölum. Samsetningar gera það ekki:
          hvaða land sendi hvaða hlut á hvaða ári er tilbúningur. Hermdar haldlagningarfærslur byggja alls
          ekki á neinni birtri tölu.
        </Notice>
        <p>
          Svo lengi sem gagnasafn er hermt er borði á síðum með tölum þess og það kemur fram í heimildum
          myndrita, niðurhali og svörum opna viðmótsins (<code>simulated: true</code>). Hvorki áhættustig,
          hlutfall né verðmæti er lesið úr hermdum haldlagningarfærslum; þar sem þær eru taldar er fjöldinn
          merktur sem hermdur. Innlestur raunverulegu útgáfunnar kemur í stað hermdu gagnanna í einu skrefi;
          borðinn hverfur með þeim. Taflan um gagnasöfnin hér að ofan segir hver þeirra eru hermd sem stendur.
        </p>
      </Part>
    </>
  )
}
