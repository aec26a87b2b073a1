import { Part } from '#web/public/written/part.tsx'
import { TradeCitation } from '#web/public/written/release-figures.tsx'
import { ReleasesTable } from '#web/public/written/releases-table.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What is loaded, and what is simulated. */
export function Releases() {
  return (
    <>
      <Part id="releases" title="Kilder og udgivelser">
        <p>
          Det, der er indlæst her, læst fra databasen nu. Navnene fører til udgiverne. Henvis venligst til
          dem, med udgivelsen, foruden til denne portal.
        </p>
        <ReleasesTable
          caption="Udgiver, udgivelse, størrelse og vilkår"
          head={['Datasæt og udgiver', 'Udgivelse', 'Registreringer', 'Vilkår for brug']}
          words={{
            simulated: 'Simuleret',
            saved: 'Gemt',
            loaded: 'Indlæst',
            unversioned: 'Intet udgivelsesnummer',
            completeTo: 'fuldstændig til og med',
            noTerms: 'Ingen registreret',
          }}
        />
        <p>
          Handelsregistreringernes udgiver beder om denne kildehenvisning: <TradeCitation />.
        </p>
      </Part>

      <Part id="simulated" title="Simulerede registreringer">
        <p>
          Den fulde udgivelse af CITES Trade Database må ikke gives videre med portalen. En ny installation
          begynder derfor med simulerede forsendelser, så hver skærm fungerer i sin rigtige størrelse. De
          dannes ud fra en profil af hver art: det offentliggjorte antal registreringer pr. år og de
          offentliggjorte andele af varetyper, formål, herkomst, lande og indberettere. De samme profiler
          giver altid de samme rækker.
        </p>
        <Notice tone="caution" title="Hvad der er sandt om dem, og hvad der ikke er det.">
          Totaler pr. år og andele pr. art følger de offentliggjorte tal. Det gør kombinationerne ikke:
          hvilket land der sendte hvilken vare i hvilket år, er opdigtet. Simulerede registreringer om
          beslaglæggelser hviler ikke på noget offentliggjort tal.
        </Notice>
        <p>
          Så længe et datasæt er simuleret, vises et banner på sider med dets tal, og diagrammernes kilder,
          hentede filer og den offentlige grænseflades svar (<code>simulated: true</code>) siger det. Hverken
          risikoniveau, andel eller værdi udledes af simulerede registreringer om beslaglæggelser; hvor de
          tælles, er antallet mærket som simuleret. Når den rigtige udgivelse importeres, erstatter den
          simuleringen i ét trin, og banneret forsvinder. Tabellen over datasæt ovenfor siger, hvilke der er
          simulerede i øjeblikket.
        </p>
      </Part>
    </>
  )
}
