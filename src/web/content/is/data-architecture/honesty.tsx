import { Link } from '@tanstack/react-router'
import { Formula } from '#web/public/methodology/formula.tsx'
import { UncheckedCount } from '#web/public/methodology/unchecked-count.tsx'
import { Part } from '#web/public/written/part.tsx'
import { ReviewedCount, SpeciesCount } from '#web/public/written/portal-figures.tsx'
import { LastCompleteYear } from '#web/public/written/release-figures.tsx'

/** What the portal promises about its figures, and what its signs mean. */
export function Honesty() {
  return (
    <>
      <Part id="honesty" title="Hvað er staðfest og hvað ekki">
        <ul>
          <li>
            <strong>Hver tók staðreyndirnar saman.</strong> Ritstjórar Arctic Tracker tóku grunnskrána saman
            og skráðu heimild við línur hennar. Textarnir um tegundirnar eru samantektir þeirra; tölusettar
            athugasemdir nefna ritin. „Mat liggur ekki fyrir“, „Ekki skráð“ og „Engin gögn tiltæk“ merkja að
            grunnskráin geymi ekkert um það, ekki að ekkert sé til.
          </li>
          <li>
            <strong>Staðfest.</strong> Lína er merkt staðfest þegar hún hefur verið borin saman við heimildina
            sem hún nefnir. Sem stendur eru <UncheckedCount of="unchecked" /> af <UncheckedCount of="rows" />{' '}
            línum grunnskrárinnar í töflunum hér að ofan það ekki og eru merktar „ekki enn borið saman við
            heimildina“.
          </li>
          <li>
            <strong>Yfirfarið.</strong> Sérfræðingar hafa farið yfir upplýsingar um <ReviewedCount /> af{' '}
            <SpeciesCount /> tegundum; efst á síðu hverrar tegundar segir hver staða yfirferðar er.
          </li>
          <li>
            <strong>„Ekki metin“ er ekkert mat.</strong> Tegund sem ekkert válistamat er skráð fyrir á enga
            línu og engan flokk.
          </li>
          <li>
            <strong>Gamlir flokkar eru áfram gamlir.</strong> Það sem var birt sem „
            <span lang="en">Vulnerable</span>“ árið 1986 eða sem „<span lang="en">Lower Risk</span>“ árið 1996
            heldur upphaflegum kóða sínum. Aðeins myndritið um þróun sýnir það við þann núgildandi flokk sem
            næstur er og segir frá því.
          </li>
          <li>
            <strong>Engar skáldaðar dagsetningar.</strong> Við CMS-skráningu án dagsetningar stendur
            „Dagsetning ekki tilgreind“ og hún er aftast á tímalínunni.
          </li>
          <li>
            <strong>Bilanir eru sýndar.</strong> Í stað tölu sem ekki er hægt að lesa kemur tilkynning, ekki
            núll. Þar sem viðmiðunartölur frá mars 2025 eru sýndar í staðinn er það tekið fram.
          </li>
        </ul>
      </Part>

      <Part id="signs" title="Hvað merkin þýða">
        <p>
          Lítill hringur stendur við tölu sem þarf að lesa með aðgát. <strong>i</strong> er eitthvað sem gott
          er að vita; gulbrúnt <strong>!</strong> breytir því hvað talan merkir. Hvert merki birtist aðeins
          þar sem ástæða þess á við tölurnar sem sýndar eru. Öll merkin, og hvað má gera við hvert þeirra, eru
          talin upp undir{' '}
          <Link to="/methodology" hash="trade-signs">
            Merki við tölur
          </Link>
          .
        </p>
        <Formula name="Síðasta ár útgáfu með heilum gögnum" rule="lastCompleteYear">
          Nýjasta árið sem hefur að minnsta kosti helming af fjölda færslna ársins á undan. Í dag:{' '}
          <LastCompleteYear />.
        </Formula>
        <p>
          Ársskýrslum til CITES á að skila í síðasta lagi 31. október árið eftir og í leiðbeiningum
          útgefandans sjálfs segir að heildstæðar tölur nái að jafnaði til þess árs sem er tveimur árum á
          undan yfirstandandi ári (
          <span lang="en">A guide to using the CITES Trade Database, version 8, section 1.2.2</span>).
        </p>
      </Part>
    </>
  )
}
