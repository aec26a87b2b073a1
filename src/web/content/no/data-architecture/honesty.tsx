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
      <Part id="honesty" title="Hva som er kontrollert, og hva som ikke er det">
        <ul>
          <li>
            <strong>Hvem som har samlet opplysningene.</strong> Redaktørene i Arctic Tracker har satt sammen
            katalogen og ført opp en kilde ved radene. Artstekstene er deres sammendrag; nummererte noter
            oppgir publikasjonene. «Ingen vurdering», «Ikke oppført» og «Ingen data tilgjengelig» betyr at
            katalogen ikke inneholder noe om det, ikke at det ikke finnes noe.
          </li>
          <li>
            <strong>Kontrollert.</strong> En rad er merket som kontrollert når den er sammenlignet med kilden
            den oppgir. For øyeblikket er <UncheckedCount of="unchecked" /> av <UncheckedCount of="rows" />{' '}
            katalograder i tabellene ovenfor det ikke, og de er merket «ennå ikke kontrollert mot kilden».
          </li>
          <li>
            <strong>Gjennomgått.</strong> Fagpersoner har gjennomgått <ReviewedCount /> av <SpeciesCount />{' '}
            artsprofiler; øverst på hver artsside står statusen.
          </li>
          <li>
            <strong>Ikke vurdert er ingen vurdering.</strong> En art uten registrert rødlistevurdering har
            ingen rad og ingen kategori.
          </li>
          <li>
            <strong>Gamle kategorier forblir gamle.</strong> Det som ble publisert som «Sårbar» i 1986 eller
            som «Lavere risiko» i 1996, beholder sin opprinnelige kode. Bare diagrammet over utviklingen
            tegner det ved den nærmeste av dagens kategorier, og sier det.
          </li>
          <li>
            <strong>Ingen oppdiktede datoer.</strong> En CMS-oppføring uten dato har teksten «Dato ikke
            oppgitt» og står sist på tidslinjen.
          </li>
          <li>
            <strong>Feil vises.</strong> Et tall som ikke kan leses, erstattes av en melding, ikke av null.
            Der referansetall fra mars 2025 vises i stedet, er de merket som det.
          </li>
        </ul>
      </Part>

      <Part id="signs" title="Hva merkene betyr">
        <p>
          En liten ring står ved et tall som må leses med varsomhet. En <strong>i</strong> er noe du bør vite;
          et ravgult <strong>!</strong> endrer hva tallet betyr. Hvert merke vises bare der grunnen gjelder
          tallene som vises. Alle merkene, med hva du kan gjøre ved hvert av dem, står under{' '}
          <Link to="/methodology" hash="trade-signs">
            Merker ved siden av et tall
          </Link>
          .
        </p>
        <Formula name="Siste fullstendige år i en utgave" rule="lastCompleteYear">
          Det nyeste året med minst halvparten så mange registreringer som året før. I dag:{' '}
          <LastCompleteYear />.
        </Formula>
        <p>
          Årsrapportene til CITES har frist 31. oktober året etter, og utgiverens egen veiledning regner med
          at dekkende tall vanligvis foreligger fram til to år før inneværende år (
          <span lang="en">A guide to using the CITES Trade Database</span>, versjon 8, punkt 1.2.2).
        </p>
      </Part>
    </>
  )
}
