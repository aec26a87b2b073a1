import { ArcticCountryCodes } from '#web/public/methodology/arctic-country-codes.tsx'
import { Formula } from '#web/public/methodology/formula.tsx'
import { SourceGroupsTable } from '#web/public/methodology/source-groups-table.tsx'
import { RuleFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'

/** Which way goods went, which country they are counted for, and where specimens came from. */
export function TradeMovements() {
  return (
    <>
      <Part id="trade-movements" title="Varestrømme og lande">
        <dl>
          <dt>Direkte handel</dt>
          <dd>Oprindelsen er tom eller lig med eksportlandet.</dd>
          <dt>Reeksport</dt>
          <dd>Enhver anden oprindelse, også en ukendt (XX).</dd>
        </dl>
        <p>
          Reeksport gælder varer, der allerede blev talt, da de første gang forlod landet. Mængder omfatter
          derfor direkte handel, hvis du ikke vælger andet; registreringer omfatter alle varestrømme. Hver
          visning angiver, hvor mange rækker dens valg udelader.
        </p>
        <Formula name="Rækker, der tælles" rule="countedRows">
          De rækker, der opfylder alle valg. Uden en valgt varestrøm: alle varestrømme for registreringer,
          direkte handel for mængder.
        </Formula>
        <Formula name="Kildeland" rule="sourceCountry">
          Oprindelseslandet, hvor et kendt land er angivet (ikke XX), ellers eksportlandet.
        </Formula>
        <Formula name="Land i en rangliste" rule="rankedCountry">
          Eksportlandet eller, hvis du vælger det, kildelandet. De <RuleFigure of="rankedCountries" /> første
          vises.
        </Formula>
        <p>
          <strong>Åbent hav.</strong> Eksemplarer taget på åbent hav er indførsel fra havet (eksportland HS,
          herkomst X, eller oprindelse HS, når der tælles efter kildeland). De vises under det navn og står
          ikke på ranglisten som et land. <strong>Ikke nævnt.</strong> XX (ukendt), XV (forskellige), ZZ og
          tomme felter er aldrig på ranglisten. Deres sum angives altid.
        </p>
        <Formula name="Arktisk andel" rule="arcticShare">
          Andelen af rækkerne, der kommer fra arktiske lande, og ved siden af den andelen med herkomst W, X og
          R: en fugl, der er opdrættet i Storbritannien, har ingen arktisk herkomst. Et navngivet eksportland
          tæller også, når herkomsten er X. Koder: <ArcticCountryCodes />.
        </Formula>
        <p>Grønland, Færøerne og Svalbard regnes aldrig som Danmark eller Norge.</p>
        <p>
          Kilde: vejledningen, afsnit 2 og 3; direkte handel som i UNEP-WCMC’s analyser for EU; reeksport
          udeladt som hos Harfoot m.fl. 2018.
        </p>
      </Part>

      <Part id="trade-sources" title="Grupper af herkomstkoder">
        <SourceGroupsTable
          caption="Herkomstkoder efter gruppe"
          head={['Gruppe', 'Koder', 'Bemærkninger']}
          blank="tom"
          words={{
            wild: [
              'Vild',
              'Taget i naturen, på åbent hav eller opdrættet efter vildfangst. Det sidste (R) kan vises for sig',
            ],
            captive: ['Fangenskab', 'Opdrættet eller født i fangenskab'],
            artificial: ['Kunstigt opformeret', 'Planter'],
            pre_convention: ['Før konventionen', 'Erhvervet, før CITES gjaldt for arten'],
            confiscated: [
              'Konfiskeret',
              'Lovlig handel med genstande, der tidligere er beslaglagt; ikke et mål for beslaglæggelser (vejledningen, s. 15)',
            ],
            unknown: ['Ukendt', 'Indberettet som ukendt eller ikke oplyst'],
          }}
        />
        <Formula name="Gruppen for en herkomst" rule="sourceGroup">
          Som i tabellen. Y, assisteret produktion af planter, hører ikke til nogen gruppe og vises for sig.
        </Formula>
      </Part>
    </>
  )
}
