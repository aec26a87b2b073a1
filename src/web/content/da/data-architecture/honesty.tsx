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
      <Part id="honesty" title="Hvad der er kontrolleret, og hvad der ikke er">
        <ul>
          <li>
            <strong>Hvem der har samlet oplysningerne.</strong> Arctic Trackers redaktører har sammensat
            kataloget og angivet en kilde ved dets rækker. Artsteksterne er deres sammendrag; nummererede
            noter angiver publikationerne. »Ingen vurdering«, »Ikke opført« og »Ingen data tilgængelige«
            betyder, at kataloget ikke rummer noget om det, ikke at der ikke findes noget.
          </li>
          <li>
            <strong>Kontrolleret.</strong> En række er mærket som kontrolleret, når den er sammenlignet med
            den kilde, den angiver. For øjeblikket er <UncheckedCount of="unchecked" /> af{' '}
            <UncheckedCount of="rows" /> katalogrækker i tabellerne ovenfor det ikke, og de er mærket »endnu
            ikke kontrolleret mod kilden«.
          </li>
          <li>
            <strong>Gennemgået.</strong> Fagpersoner har gennemgået <ReviewedCount /> af <SpeciesCount />{' '}
            artsprofiler; øverst på hver artsside står status for gennemgangen.
          </li>
          <li>
            <strong>Ikke vurderet er ingen vurdering.</strong> En art uden en registreret rødlistevurdering
            har ingen række og ingen kategori.
          </li>
          <li>
            <strong>Gamle kategorier forbliver gamle.</strong> Det, der blev offentliggjort som »Sårbar« i
            1986 eller som »Lavere risiko« i 1996, beholder sin oprindelige kode. Kun diagrammet over
            udviklingen tegner det ved den nærmeste af nutidens kategorier og siger det.
          </li>
          <li>
            <strong>Ingen opdigtede datoer.</strong> En CMS-opførelse uden dato vises med »Dato ikke angivet«
            og står ved tidslinjens ende.
          </li>
          <li>
            <strong>Fejl vises.</strong> Et tal, der ikke kan læses, erstattes af en meddelelse, ikke af nul.
            Hvor referencetal fra marts 2025 vises i stedet, er de mærket som det.
          </li>
        </ul>
      </Part>

      <Part id="signs" title="Hvad tegnene betyder">
        <p>
          En lille ring står ved et tal, der skal læses med omtanke. Et <strong>i</strong> er noget, man bør
          vide; et ravgult <strong>!</strong> ændrer, hvad tallet betyder. Hvert tegn vises kun, hvor dets
          grund gælder de viste tal. Alle tegnene, med hvad du kan gøre ved hvert af dem, står under{' '}
          <Link to="/methodology" hash="trade-signs">
            Tegn ved et tal
          </Link>
          .
        </p>
        <Formula name="En udgivelses sidste fuldstændige år" rule="lastCompleteYear">
          Det nyeste år, der rummer mindst halvt så mange registreringer som året før. I dag:{' '}
          <LastCompleteYear />.
        </Formula>
        <p>
          Årsrapporter til CITES skal afleveres senest den 31. oktober i det følgende år, og udgiverens egen
          vejledning siger, at dækkende tal normalt foreligger indtil to år før det indeværende (
          <cite lang="en">A guide to using the CITES Trade Database</cite>, version 8, afsnit 1.2.2).
        </p>
      </Part>
    </>
  )
}
