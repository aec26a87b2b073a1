import { FactCards } from '#web/public/written/fact-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { Stages } from '#web/public/written/stages.tsx'

/** How the database is built and how a record gets into it. */
export function Design() {
  return (
    <>
      <Part id="design" title="Databasens opbygning">
        <p>
          Databasen er relationel og kører på PostgreSQL eller på en indlejret databasemotor, der taler det
          samme sprog. Seks beslutninger præger den.
        </p>
        <FactCards
          cards={[
            {
              title: 'En række er det, udgiveren offentliggjorde',
              text: 'En linje i en rapport, en vurdering, en opførelse, en fangst. Kolonnerne beholder udgivernes navne og koder, fra tabellen til den offentlige grænseflade.',
            },
            {
              title: 'Historien bevares, nutiden udledes',
              text: 'Hver registreret vurdering og opførelse har sin egen række. Hvilken af dem der gælder for arten i dag, afgøres af en regel; ældre rækker bevares.',
            },
            {
              title: 'To indberettere, to rækker',
              text: 'Både eksportland og importland indberetter til CITES. Hver linje bevares sammen med, hvem der indberettede den. Ingen lægges sammen med sit modstykke, og de to parters mængder lægges aldrig sammen.',
            },
            {
              title: 'Tomt er ikke nul',
              text: 'En mængde, der ikke er indberettet, er tom, og det samme gælder en kategori, en dato eller en kvote. Et nul står kun, hvor noget er optalt.',
            },
            {
              title: 'Nøjagtige tal',
              text: 'Mængder er nøjagtige decimaltal i rækkens enhed. De lægges sammen uden afrunding inden for én varetype og én måleenhed; skærmene runder af, når de viser dem.',
            },
            {
              title: 'Kilder række for række',
              text: 'Katalogets rækker angiver en kilde og siger, om de er sammenlignet med den. Importerede rækker hører til en udgivelse; version, vilkår og kontrolsum er registreret, så vidt de kendes.',
            },
          ]}
        />
      </Part>

      <Part id="way" title="En posts vej">
        <p>
          Handelsregistreringer, fangster og registreringer om beslaglæggelser kommer som filer fra deres
          udgivere. En import er én handling: enten står hele udgivelsen på den foregåendes plads, eller også
          er intet ændret.
        </p>
        <Stages
          stages={[
            {
              name: 'Læs',
              text: (
                <p>
                  Opstillingen genkendes på kolonnernes navne, uanset rækkefølge. For CITES Trade Database
                  læses begge de offentliggjorte opstillinger: den fulde udgivelse med én linje pr.
                  forsendelse som indberettet og den sammenlignende opstilling (
                  <span lang="en">comparative tabulation</span>), hvis rækker er summer. Sådanne opstillinger
                  mærkes som sammenlagte, da deres rækker ikke er forsendelser.
                </p>
              ),
            },
            {
              name: 'Sammenhold',
              text: (
                <p>
                  En række hører til en art, hvis den bærer nøjagtig artens nuværende navn eller et af dens
                  registrerede tidligere navne, uanset store og små bogstaver. Intet løsere tæller: en del af
                  et navn eller en slægt ville trække andre dyrs registreringer ind. En art, der har skiftet
                  navn mellem to udgivelser, beholder derfor sine registreringer.
                </p>
              ),
            },
            {
              name: 'Kontrollér',
              text: (
                <p>
                  Årstal, lister, indberettere og tal kontrolleres celle for celle. Ord og koder bringes på
                  deres offentliggjorte form; en kode, der ikke står på nogen liste, beholdes som indberettet
                  og meldes til den, der driver portalen. En række, der ikke kan læses, standser importen, som
                  nævner fil, linje, kolonne og grund, medmindre den, der driver portalen, har valgt at
                  springe sådanne rækker over.
                </p>
              ),
            },
            {
              name: 'Gem',
              text: (
                <p>
                  I én transaktion går den tidligere udgivelse ud, den nye kommer ind, og opgørelserne
                  beregnes på ny. En læser ser de gamle tal eller de nye og intet derimellem.
                </p>
              ),
            },
            {
              name: 'Signér',
              text: (
                <p>
                  Udgivelsen registreres: version, udgiver, kildehenvisning, licens, antal rækker, første og
                  sidste år, sidste fuldstændige år og en kontrolsum (SHA-256) over det læste. De samme filer
                  giver den samme kontrolsum, så to installationer kan bevise, at de viser de samme data.
                </p>
              ),
            },
          ]}
        />
        <p>
          Arterne med deres navne, tekster, vurderinger og opførelser er i et katalog, der følger med
          portalen. Arctic Trackers redaktører har sammensat det ud fra de kilder, rækkerne angiver. Et nyere
          katalog overskriver ikke det, som en redaktør har rettet siden.
        </p>
      </Part>
    </>
  )
}
