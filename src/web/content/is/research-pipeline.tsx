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
        Áfangi 2 spyr hvort vél geti hjálpað til við að lesa fræðirit um tegund án þess að slakað sé á kröfum
        um það sem skráð er. Hann er tilraun: afurð hans er drög handa sérfræðingi, ekki heimild.
      </p>

      <Part id="status" title="Hvað er á tilraunastigi">
        <p>
          <Link to="/methodology/data-science">Áfangi 1</Link> tekur það sem útgefendur birta, eftir reglum
          sem gefa sömu niðurstöðu í hvert sinn. Áfangi 2 er annars eðlis. Hann leggur spurningu fyrir
          heimildaleitarkerfi, lætur mállíkan koma svarinu á fast form og réttir það manneskju. Tvö af þessum
          þremur skrefum geta brugðist á þann hátt að engin regla greini það. Þess vegna eru spurningarnar,
          formið, stillingarnar og gátlistinn fyrir yfirferð sérfræðings birt hér að neðan.
        </p>
        <p>
          Þessi síða lýsir hönnuninni: heimildaleitarkerfi, síðan gervigreindarlíkan, síðan yfirferð
          sérfræðings. Hún segir ekki að staðreyndirnar á þessum vef hafi farið í gegnum þá yfirferð:
          sérfræðingar hafa farið yfir upplýsingar um <ReviewedCount /> af <SpeciesCount /> tegundum.
          Textarnir um tegundirnar eru samantektir ritstjóranna.
        </p>
        <Notice tone="caution" title="Ekki heimild.">
          Ekki vísa í afurð þessa ferlis. Vísaðu í ritverkið sem staðhæfing fannst í, eftir að hafa lesið það.
        </Notice>
      </Part>

      <Part id="stages" title="Fjögur þrep">
        <p>
          Tímarnir eiga við eina tegund, eins og þeir voru gefnir upp í 2025-útgáfunni. Yfirferð sérfræðings
          er ekki talin með; hún tekur jafnlangan tíma og það tekur að lesa ritverkin.
        </p>
        <Stages
          stages={[
            {
              name: 'Gerð fyrirmæla',
              duration: '1–2 mín.',
              state: 'Lokið',
              text: (
                <p>
                  Sniðmátið hér að neðan er fyllt út fyrir eina tegund: núverandi heiti, fyrri heiti, stofnar
                  sem eru metnir sérstaklega og þeir reitir sem enn eru auðir. Fyrri heiti skipta máli:
                  snæugla stendur í verslunarfærslunum sem <i lang="la">Nyctea scandiaca</i> og á válistanum
                  sem <i lang="la">Bubo scandiacus</i>.
                </p>
              ),
            },
            {
              name: 'Heimildaleit',
              duration: '3–5 mín.',
              state: 'Lokið',
              text: (
                <p>
                  Fyrirmælin fara til heimildaleitarkerfis sem svarar með staðhæfingum og þeim ritum sem þær
                  koma úr. Svarið er vistað eins og það barst, með dagsetningu.
                </p>
              ),
            },
            {
              name: 'Umbreyting í JSON',
              duration: '30 s',
              state: 'Lokið',
              text: (
                <p>
                  Mállíkan breytir vistaða svarinu í JSON á föstu formi, við hitastigið 0,2. Það sér vistaða
                  svarið og ekkert annað og er sagt að sleppa því sem það getur ekki tengt við ritverk.
                </p>
              ),
            },
            {
              name: 'Skráning í gagnagrunn',
              duration: '2 s',
              state: 'Lokið',
              text: (
                <p>
                  Það sem sérfræðingurinn hefur samþykkt er skráð í einni óskiptri aðgerð: hver staðhæfing í
                  sinn dálk með heimild sinni, hvert ritverk í ritheimildaskrána.
                </p>
              ),
            },
          ]}
        />
        <p>
          Samkvæmt hönnuninni kemur yfirferð sérfræðings á milli þriðja og fjórða þreps og færsla er aðeins
          skráð að henni lokinni.
        </p>
      </Part>

      <Prompts />

      <Part id="review" title="Yfirferð sérfræðings">
        <p>
          Yfirlesarinn á að vera manneskja sem þekkir tegundina og getur lesið ritverkin. Bera á færsluna
          saman við ritverkin, staðhæfingu fyrir staðhæfingu; samræmi milli færslunnar og svars
          heimildaleitarkerfisins telst einskis virði, því að bæði geta deilt sömu villu.
        </p>
        <CodeBlock title="Gátlisti yfirferðar" lang="text" wrap>
          {REVIEW_CHECKLIST}
        </CodeBlock>
        <p>
          Staðhæfing endar á einn af þremur vegum: samþykkt eins og hún stendur, leiðrétt með orðalagi
          yfirlesarans, eða strikuð út. Staðhæfing sem strikuð er út er geymd með ástæðunni, því að sú sama
          verður lögð til aftur. Þegar allar staðhæfingar um tegund eru afgreiddar má merkja upplýsingar um
          hana „Yfirfarið“, með yfirlesara, degi og athugasemdum; þær standa efst á tegundasíðunni.
        </p>
      </Part>

      <Part id="reproduce" title="Hvernig endurtaka má keyrslu">
        <ol>
          <li>
            Veldu tegund og opnaðu síðu hennar hér. Skrifaðu hjá þér núverandi heiti hennar, heitin sem standa
            á eftir „einnig“ og hvaða reitir yfirlitsins eru auðir.
          </li>
          <li>
            Fylltu út fyrirmæli 1 og leggðu þau fyrir heimildaleitarkerfi að eigin vali. Vistaðu svarið eins
            og það barst, með deginum og heiti kerfisins.
          </li>
          <li>
            Gefðu mállíkani fyrirmæli 2, skemað og vistaða svarið við hitastigið 0,2, án aðgangs að vefnum.
            Vistaðu svarið eins og það barst, með líkani og útgáfu.
          </li>
          <li>
            Athugaðu hvort JSON-textinn standist skemað með hvaða prófunarforriti sem er fyrir JSON Schema,
            drög 2020-12. Ef hann gerir það ekki skaltu fara aftur í þrep 3.
          </li>
          <li>
            Keyrðu þrep 3 öðru sinni og berðu saman. Staðhæfingar sem koma aðeins fyrir í annarri keyrslunni
            eiga skilið vandlegasta lesturinn.
          </li>
          <li>
            Flettu hverju DOI-númeri upp. Ritverk með DOI-númer sem vísar annað, eða ekkert, er strikað út
            ásamt öllum staðhæfingum þess.
          </li>
          <li>Farðu í gegnum gátlistann með ritverkin opin við hliðina.</li>
          <li>
            Greindu frá því sem var samþykkt, leiðrétt og strikað út. Hlutfallið sem strikað var út er eini
            heiðarlegi mælikvarðinn á það hve vel keyrsla gekk.
          </li>
        </ol>
      </Part>

      <Part id="limits" title="Takmarkanir">
        <FactCards
          cards={[
            {
              title: 'Enginn mælikvarði á heildstæði',
              text: 'Ferlið finnur það sem er skráð í leitarskrár og lýst fyrir opnum tjöldum. Það sem það finnur ekki getur samt verið vel þekkt.',
            },
            {
              title: 'Slagsíða að hinu vel rannsakaða',
              text: 'Sumar tegundir eru miklu meira rannsakaðar en aðrar. Stutt svar merkir fá ritverk, ekki fá vandamál.',
            },
            {
              title: 'Slagsíða að ensku',
              text: 'Rit á öðrum málum finnast sjaldnar og þekking frumbyggja er sjaldan birt þar sem slík kerfi leita.',
            },
            {
              title: 'Gamlar tölur í nýjum greinum',
              text: 'Nýleg grein getur vitnað í áratugagamla talningu. Spurt er um ár gagnanna sérstaklega, aðskilið frá ári ritverksins.',
            },
            {
              title: 'Ekki hægt að endurtaka orðrétt',
              text: 'Kerfi og líkön breytast. Sömu fyrirmæli gefa ekki sama svar að ári; vistuðu svörin eru heimildin.',
            },
            {
              title: 'Engin áhrif á stöðu, verslun eða mat',
              text: 'Válistaflokkar, skráningar, verslunartölur og mat mælaborðsins eru ekki sótt í þetta ferli.',
            },
          ]}
        />
      </Part>

      <Part id="further" title="Lesa áfram">
        <p>
          <Link to="/methodology">Yfirlit yfir aðferðir</Link> ·{' '}
          <Link to="/research/ai-development">Yfirlýsing um notkun gervigreindar</Link> ·{' '}
          <Link to="/">Arctic Tracker, forsíða</Link>
        </p>
      </Part>
    </>
  )
}
