import { Part } from '#web/public/written/part.tsx'
import { TradeCitation } from '#web/public/written/release-figures.tsx'
import { ReleasesTable } from '#web/public/written/releases-table.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What is loaded, and what is simulated. */
export function Releases() {
  return (
    <>
      <Part id="releases" title="Kilder og utgaver">
        <p>
          Hva som er lastet inn her, lest fra databasen nå. Navnene fører til utgiverne. Vi ber om at de
          siteres, med utgaven, ved siden av denne portalen.
        </p>
        <ReleasesTable
          caption="Utgiver, utgave, størrelse og vilkår"
          head={['Datasett og utgiver', 'Utgave', 'Registreringer', 'Bruksvilkår']}
          words={{
            simulated: 'Simulert',
            saved: 'Lagret',
            loaded: 'Lastet inn',
            unversioned: 'Ikke noe utgavenummer',
            completeTo: 'fullstendig til og med',
            noTerms: 'Ingen registrert',
          }}
        />
        <p>
          Utgiveren av handelsregistreringene ber om å bli sitert slik: <TradeCitation />.
        </p>
      </Part>

      <Part id="simulated" title="Simulerte registreringer">
        <p>
          Det er ikke tillatt å gi den fullstendige utgaven av CITES Trade Database videre med portalen. En ny
          installasjon begynner derfor med simulerte forsendelser, slik at hvert skjermbilde virker i full
          størrelse. De er laget ut fra en profil av hver art: det publiserte antallet registreringer per år
          og de publiserte andelene av varetyper, formål, kilder, land og rapportører. De samme profilene gir
          alltid de samme radene.
        </p>
        <Notice tone="caution" title="Hva som stemmer, og hva som ikke gjør det.">
          Summer per år og andeler per art følger de publiserte tallene. Kombinasjonene gjør det ikke: hvilket
          land som sendte hvilken vare i hvilket år, er oppdiktet. Simulerte beslagsregistreringer bygger ikke
          på noe publisert tall i det hele tatt.
        </Notice>
        <p>
          Så lenge et datasett er simulert, vises et banner på sider med tall fra det, og diagrammenes
          kildelinjer, nedlastinger og svarene fra det åpne grensesnittet (<code>simulated: true</code>) sier
          det. Verken risikonivå, andel eller verdi utledes av simulerte beslagsregistreringer; der de telles,
          er antallet merket som simulert. Når den ekte utgaven importeres, erstatter den simuleringen i ett
          trinn, og banneret forsvinner med den. Tabellen over datasett ovenfor sier hvilke som er simulert
          for øyeblikket.
        </p>
      </Part>
    </>
  )
}
