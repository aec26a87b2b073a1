import { FactCards } from '#web/public/written/fact-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { Stages } from '#web/public/written/stages.tsx'

/** How the database is built and how a record gets into it. */
export function Design() {
  return (
    <>
      <Part id="design" title="Databasens oppbygning">
        <p>
          Databasen er relasjonell og kjører på PostgreSQL, eller på en innebygd motor som forstår det samme
          språket. Seks valg former den.
        </p>
        <FactCards
          cards={[
            {
              title: 'En rad er det utgiveren publiserte',
              text: 'En linje i en rapport, en vurdering, en oppføring, en fangst. Kolonnene beholder utgivernes navn og koder, fra tabellen til det åpne grensesnittet.',
            },
            {
              title: 'Historien bevares, nåtiden utledes',
              text: 'Hver registrerte vurdering og oppføring har sin egen rad. Hvilken av dem som gjelder for arten i dag, avgjøres av en regel; eldre rader beholdes.',
            },
            {
              title: 'To rapportører, to rader',
              text: 'Eksportør og importør rapporterer begge til CITES. Hver linje beholdes med hvem som rapporterte den. Ingen slås sammen med motstykket, og de to partenes mengder legges aldri sammen.',
            },
            {
              title: 'Tomt er ikke null',
              text: 'En mengde som ikke ble rapportert, er tom, og det samme gjelder en kategori, en dato eller en kvote. En null står bare der noe ble telt.',
            },
            {
              title: 'Nøyaktige tall',
              text: 'Mengder er nøyaktige desimaltall i radens enhet. De legges sammen uten avrunding, innenfor én varetype og én måleenhet; skjermbildene runder av når de viser dem.',
            },
            {
              title: 'Kilder rad for rad',
              text: 'Rader i katalogen oppgir en kilde og sier om de er sammenlignet med den. Importerte rader hører til en utgave; versjon, vilkår og kontrollsum er registrert så langt de er kjent.',
            },
          ]}
        />
      </Part>

      <Part id="way" title="Veien til en registrering">
        <p>
          Handelsregistreringer, fangst og beslagsregistreringer kommer som filer fra utgiverne. En import er
          én handling: enten står hele utgaven i stedet for den forrige, eller så er ingenting endret.
        </p>
        <Stages
          stages={[
            {
              name: 'Lese',
              text: (
                <p>
                  Oppsettet kjennes igjen på kolonnenavnene, uansett rekkefølge. For CITES Trade Database
                  leses begge de publiserte oppsettene: den fullstendige utgaven, med én linje per forsendelse
                  slik den ble rapportert, og den sammenlignende tabellen (
                  <span lang="en">comparative tabulation</span>), der radene er summer. Slike tabeller merkes
                  som aggregerte, siden radene i dem ikke er forsendelser.
                </p>
              ),
            },
            {
              name: 'Koble',
              text: (
                <p>
                  En rad hører til en art hvis den bærer nøyaktig artens gjeldende navn eller et av de
                  registrerte tidligere navnene, uten hensyn til store og små bokstaver. Ingenting løsere
                  teller: en del av et navn eller en slekt ville trekke inn registreringer av andre dyr. En
                  art som fikk nytt navn mellom to utgaver, beholder derfor registreringene sine.
                </p>
              ),
            },
            {
              name: 'Kontrollere',
              text: (
                <p>
                  År, lister, rapportører og tall kontrolleres celle for celle. Ord og koder gis den formen de
                  er publisert i; en kode som ikke står på noen liste, beholdes som rapportert og meldes til
                  driftsansvarlig. En rad som ikke kan leses, stopper importen, som oppgir fil, linje, kolonne
                  og årsak, med mindre driftsansvarlig har valgt å hoppe over slike rader.
                </p>
              ),
            },
            {
              name: 'Lagre',
              text: (
                <p>
                  I én transaksjon går den forrige utgaven ut, den nye kommer inn, og sammendragene regnes ut
                  på nytt. En leser ser de gamle tallene eller de nye, og ingenting imellom.
                </p>
              ),
            },
            {
              name: 'Signere',
              text: (
                <p>
                  Utgaven registreres: versjon, utgiver, kildehenvisning, lisens, antall rader, første og
                  siste år, siste fullstendige år og en kontrollsum (SHA-256) av det som ble lest. De samme
                  filene gir den samme kontrollsummen, så to installasjoner kan bevise at de viser de samme
                  dataene.
                </p>
              ),
            },
          ]}
        />
        <p>
          Artene med navn, tekster, vurderinger og oppføringer står i en katalog som følger med portalen.
          Redaktørene i Arctic Tracker har satt den sammen fra kildene som radene oppgir. En nyere katalog
          skriver ikke over det en kurator har rettet i mellomtiden.
        </p>
      </Part>
    </>
  )
}
