import { Formula } from '#web/public/methodology/formula.tsx'
import { UncheckedCount } from '#web/public/methodology/unchecked-count.tsx'
import { Part } from '#web/public/written/part.tsx'
import { ReviewedCount, SpeciesCount } from '#web/public/written/portal-figures.tsx'
import { LastCompleteYear } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

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
          vide; et ravgult <strong>!</strong> ændrer, hvad tallet betyder. Hvert tegn står kun, hvor dets
          grund gælder netop de viste tal.
        </p>
        <WrittenTable
          caption="Advarselstegn ved handelstal"
          head={['Tegnet siger', 'Hvornår det vises', 'Hvad det betyder']}
          rows={[
            [
              'Begge indberettere talt med',
              'Poster fra både eksportlande og importlande er blandt de viste',
              'En forsendelse, som begge sider har indberettet, står der to gange. Summer over begge er højere end det, der krydsede en grænse.',
            ],
            [
              'Blandede enheder',
              'Mere end én enhed er blandt de viste',
              'Summen lægger kilogram til stykker. Den siger, hvor meget der blev indberettet, ikke hvor mange dyr der blev handlet.',
            ],
            [
              'De seneste år er ufuldstændige',
              'Et år efter det sidste fuldstændige vises',
              'Landene indberetter sent. Et fald ved linjens ende er et fald i indberetningen, ikke i handelen.',
            ],
            [
              'Herkomst for det meste ikke oplyst',
              'Mere end halvdelen af posterne fra før 1991 nævner ingen herkomst',
              'Andelene af vilde og opdrættede eksemplarer før 1991 kan ikke sammenlignes med senere.',
            ],
          ]}
        />
        <Formula name="Hvilke tegn der gælder" rule="tradeCaveats">
          Hvert tegn har sin egen betingelse for de viste poster; de fire står i tabellen ovenfor.
        </Formula>
        <Formula name="En udgivelses sidste fuldstændige år" rule="lastCompleteYear">
          Det nyeste år, der rummer mindst halvt så mange poster som året før. I dag: <LastCompleteYear />.
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
