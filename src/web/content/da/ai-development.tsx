import { Link } from '@tanstack/react-router'
import { FactCards } from '#web/public/written/fact-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { ReviewedCount, SpeciesCount } from '#web/public/written/portal-figures.tsx'
import { Quotation } from '#web/public/written/quotation.tsx'
import { Stages } from '#web/public/written/stages.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function AiDevelopment() {
  return (
    <>
      <p>
        Kunstig intelligens (AI) har del i tilblivelsen af denne portal og i indsamlingen af det, den rummer.
        Den har ingen del i det, du bruger her. Denne side fortæller, hvad AI bruges til, og hvordan det
        eksperimentelle litteraturforløb er udformet.
      </p>

      <Part id="statement" title="Erklæring om brugen af AI">
        <Quotation size="large">
          AI bruges kun som hjælp til at udvikle portalen og til at indsamle data. Der er ingen AI i de
          funktioner, som brugerne møder.
        </Quotation>
        <p>Det følger heraf:</p>
        <ul>
          <li>
            Søgning, filtre, diagrammer, udviklinger og bedømmelser følger nedskrevne regler. Reglerne er
            nævnt ved navn under{' '}
            <Link to="/methodology/dashboard-calculations">Dashboardets beregninger</Link>.
          </li>
          <li>
            Ingen tekst på disse sider bliver til, mens du læser den, og ingen er skrevet til dig alene.
          </li>
          <li>Intet af det, du skriver i et søgefelt, sendes videre til en AI-tjeneste.</li>
          <li>
            Handelsregistreringer, fangster og registreringer om beslaglæggelser læses fra udgivernes filer af
            programmer, der følger faste regler og afviser det, de ikke kan læse. Ingen sprogmodel fortolker
            dem.
          </li>
          <li>
            Vurderinger, opførelser og artstekster er i et katalog, som Arctic Trackers redaktører har
            sammensat. Rækkerne angiver deres kilde; rækker, der ikke er sammenlignet med den, er mærket på
            siden.
          </li>
        </ul>
      </Part>

      <Part id="uses" title="Hvad AI bruges til, og hvad den ikke bruges til">
        <WrittenTable
          caption="Hvor AI har en andel"
          head={['Opgave', 'AI’s andel', 'Hvem afgør']}
          rows={[
            ['Udvikling af portalen', 'Hjælper', 'De mennesker, der vedligeholder den'],
            [
              'At finde litteratur om en art',
              'En platform til litteratursøgning foreslår værker (eksperimentelt)',
              'Efter udformningen: en fagpersons gennemgang',
            ],
            [
              'At bringe et svar på en fast form',
              'En sprogmodel omsætter tekst til strukturerede data (eksperimentelt)',
              'Efter udformningen: en fagpersons gennemgang',
            ],
            [
              'Indsamling af vurderinger, opførelser og artstekster',
              'Hjælper',
              'Arctic Trackers redaktører; rækker, der ikke er sammenlignet med deres kilde, er mærket',
            ],
            [
              'Handelsregistreringer, fangster, beslaglæggelser',
              'Ingen',
              'Udgiverne; importprogrammer læser deres filer',
            ],
            ['Udviklinger, kategorier, bedømmelser', 'Ingen', 'Nedskrevne regler, hver med sin test'],
            ['Søgning, diagrammer, dashboard, eksport', 'Ingen', 'Nedskrevne regler'],
          ]}
        />
        <p>
          En fagpersons gennemgang er en del af udformningen. Indtil nu har fagpersoner gennemgået{' '}
          <ReviewedCount /> af <SpeciesCount /> artsprofiler.
        </p>
      </Part>

      <Part id="pipeline" title="Det eksperimentelle litteraturforløb">
        <p>
          Meget af det, man ved om en arktisk art, findes i artikler snarere end i databaser: hvor stor en
          bestand er, hvor langt den vandrer, hvad der truer den. Forløbet er et forsøg på at finde sådanne
          udsagn hurtigere end med håndkraft.
        </p>
        <Stages
          stages={[
            {
              name: 'En platform til litteratursøgning',
              text: (
                <p>
                  Et fast spørgsmål om én art stilles til en platform, der søger i videnskabelige
                  publikationer og svarer med henvisninger. Spørgsmålet beder først om kilder og dernæst om
                  udsagn.
                </p>
              ),
            },
            {
              name: 'En AI-model',
              text: (
                <p>
                  Svaret omsættes til strukturerede data: ét udsagn pr. felt, hvert knyttet til det værk, det
                  kommer fra. Modellen får besked på hellere at lade et felt stå tomt end at udfylde det, og
                  den køres ved den lave temperatur 0,2, så svarene kun varierer lidt.
                </p>
              ),
            },
            {
              name: 'Gennemgang ved en fagperson',
              text: (
                <p>
                  Efter udformningen åbner et menneske, der kender arten, hvert værk, finder udsagnet i det og
                  godkender, retter eller stryger det. Kun det, der består, skal føres ind, med sin kilde, og
                  i profilen står navnet på den, der har gennemgået det.
                </p>
              ),
            },
          ]}
        />
        <p>
          Prompterne i deres fulde ordlyd, dataenes form og listen til gennemgangen er offentliggjort under{' '}
          <Link to="/methodology/scite-research">Forskningsforløb</Link>, så forsøget kan gentages og
          kritiseres.
        </p>
      </Part>

      <Part id="safeguards" title="Hvordan udkast og ukontrollerede oplysninger er mærket">
        <FactCards
          cards={[
            {
              title: 'Rækkerne angiver deres kilde',
              text: 'En række i kataloget angiver den kilde, som redaktørerne hentede den fra. Hvor de to ikke er sammenlignet, siger siden »endnu ikke kontrolleret mod kilden«.',
            },
            {
              title: 'Hver profil har en status for gennemgang',
              text: 'En art begynder som »Udkast«, kan være »Under gennemgang« og er først »Gennemgået«, når en navngiven person har sagt det, med dato.',
            },
            {
              title: 'Det ukendte forbliver ukendt',
              text: 'I et tomt felt står »Ingen vurdering«, »Ikke opført« eller »Ingen data tilgængelige«. Det betyder, at intet er registreret om det her.',
            },
            {
              title: 'Ændringer efterlader spor',
              text: 'Hvem der ændrede en række, hvornår, og hvad den sagde før, gemmes ved siden af den række, der afløste den.',
            },
          ]}
        />
      </Part>

      <Part id="risks" title="Hvad man skal vogte sig for">
        <p>
          Sprogmodeller skriver flydende om det, de ikke ved noget om. Fire slags fejl betyder mest her, og
          gennemgangen er udformet til at lede efter dem:
        </p>
        <dl>
          <dt>Værker, der ikke findes</dt>
          <dd>
            En henvisning kan se rigtig ud i alle sine dele og føre ingen steder hen. Efter udformningen
            godtages et værk først, når det er blevet åbnet.
          </dd>
          <dt>Udsagn, som værket ikke fremsætter</dt>
          <dd>
            Et tal kan være taget fra resuméet af en anden undersøgelse eller fra en sætning, der kun gengiver
            det for at afvise det. Det er selve tekststedet, der sammenlignes.
          </dd>
          <dt>Det forkerte dyr</dt>
          <dd>
            Arter med tidligere navne, underarter og bestande forveksles let. Narhvalen i én fjord er ikke
            verdens narhval.
          </dd>
          <dt>Det, der ikke er skrevet, eller ikke på engelsk</dt>
          <dd>
            Oprindelige folks viden, myndigheders rapporter og værker på andre sprog findes sjældnere. At de
            mangler i et svar, siger intet om verden.
          </dd>
        </dl>
      </Part>

      <Part id="alpha" title="Alfa v1.0: hvad det betyder for dig">
        <Notice tone="alpha" title="Alfaversion 1.0.">
          Data og AI-drevne værktøjer kan være unøjagtige. Efterprøv vigtige oplysninger i de primære kilder.
          Portalen er under aktiv udvikling; nøjagtigheden kan ikke garanteres før version 1.0.
        </Notice>
        <p>De primære kilder:</p>
        <ul>
          <li>
            <a href="https://www.iucnredlist.org">IUCN’s rødliste</a> for vurderinger
          </li>
          <li>
            <a href="https://speciesplus.net">Species+</a> og{' '}
            <a href="https://cites.org/eng/app/appendices.php">CITES-listerne</a> for opførelser
          </li>
          <li>
            <a href="https://trade.cites.org">CITES Trade Database</a> for handelsregistreringer
          </li>
          <li>
            <a href="https://www.cms.int">Konventionen om beskyttelse af migrerende arter (CMS)</a> for dens
            lister
          </li>
          <li>
            <a href="https://nammco.no">NAMMCO</a> for fangster af og kvoter for havpattedyr
          </li>
        </ul>
        <p>
          Hvilken udgivelse af hver der er i brug her, og siden hvornår, står under{' '}
          <Link to="/methodology/data-science" hash="releases">
            Kilder og udgivelser
          </Link>
          .
        </p>
      </Part>
    </>
  )
}
