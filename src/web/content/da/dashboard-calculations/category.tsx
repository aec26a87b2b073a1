import { CategoryCount } from '#web/public/methodology/dashboard-figures.tsx'
import { Formula } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What an entry is, and its effectiveness category. */
export function Category() {
  return (
    <>
      <Part id="entries" title="Hvad en række er">
        <p>
          En række i dashboardet er en art eller en bestand af en art, som er opført på en CITES-liste
          særskilt fra resten. Derfor er der flere rækker end arter. En bestands række bærer sin arts navn med
          en stjerne og bestanden i parentes, som i »
          <span lang="en">Common Minke Whale* (West Greenland population)</span>«, og adressen{' '}
          <code>id:population</code>.
        </p>
        <Formula name="Rækker" rule="listingEntries">
          Hver art én gang, og én gang mere for hver bestand med sin egen nuværende opførelse.
        </Formula>
        <p>
          Vurderinger, bestandsudvikling og handel kendes for arten som helhed. De står i hver af dens rækker,
          og det betyder, at en art, der er opført i to dele, vejer to gange i summerne nedenfor.
        </p>
      </Part>

      <Part id="category" title="Effektkategori">
        <p>
          Kategorien spørger, hvordan det går en bestand, mens den er under konventionen. Den følger kun af to
          ting: hvad der er offentliggjort om bestandens udvikling, og, hvor der intet er, hvor længe arten
          har været opført. Den første linje, der passer, afgør.
        </p>
        <WrittenTable
          caption="Effektkategori, den første linje, der passer, afgør"
          head={['Bestandsudvikling', 'År under CITES', 'Kategori', 'Rækker i dag']}
          numbers={[3]}
          rows={[
            ['Stigende', 'uanset', 'Høj', <CategoryCount key="High" category="High" />],
            ['Stabil', 'uanset', 'Moderat', <CategoryCount key="Moderate" category="Moderate" />],
            ['Faldende', 'uanset', 'Begrænset', <CategoryCount key="Limited" category="Limited" />],
            [
              'Ukendt',
              'færre end 5',
              'Endnu ikke afgjort',
              <CategoryCount key="tbd" category="To Be Determined" />,
            ],
            [
              'Ukendt',
              '5 eller flere, eller aldrig opført',
              'Ukendt',
              <CategoryCount key="unknown" category="Unknown" />,
            ],
          ]}
        />
        <Formula name="Effektkategori" rule="effectivenessCategory">
          Stigende → Høj; stabil → Moderat; faldende → Begrænset; ellers Endnu ikke afgjort under fem år, i
          øvrigt Ukendt.
        </Formula>
        <Formula name="Bestandsudvikling" rule="populationTrend">
          Læst af den offentliggjorte engelske tekst: <span lang="en">»increas«</span>,{' '}
          <span lang="en">»recover«</span> eller <span lang="en">»rebound«</span> → Stigende; ellers{' '}
          <span lang="en">»declin«</span>, <span lang="en">»decreas«</span> eller{' '}
          <span lang="en">»reducing«</span> → Faldende; ellers <span lang="en">»stable«</span> → Stabil;
          ellers Ukendt.
        </Formula>
        <Formula name="År under CITES" rule="yearsUnderCites">
          Dette kalenderår − året for den tidligste CITES-opførelse; tomt, når arten aldrig har været opført.
        </Formula>
        <Notice tone="caution" title="Ikke en dom over konventionen.">
          En voksende bestand på liste I kan skylde sin vækst, at hvalfangsten hørte op, at havet ændrede sig,
          eller at der tælles bedre. Kategorien sorterer; den forklarer ikke.
        </Notice>
        <p>
          Filteret tilbyder også »Bør forbedres«. Reglen giver aldrig det svar; tidligere data kan bære det,
          og tallet ved siden af (<CategoryCount category="Needs Improvement" />) siger, hvor mange der gør.
        </p>
      </Part>
    </>
  )
}
